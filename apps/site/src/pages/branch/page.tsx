import { useLoaderData } from 'react-router';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { BackLink } from '#src/components/back-link/back-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { BranchContact } from '#src/features/branches/branch/branch-contact.tsx';
import { BranchHours } from '#src/features/branches/branch/branch-hours.tsx';
import { OtherBranches } from '#src/features/branches/branch/other-branches.tsx';
import { branchJsonLd } from '#src/features/branches/branch-json-ld.ts';
import { BranchState } from '#src/features/branches/branch-state.tsx';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BranchPageData } from './loader.server.ts';

const BACK_TO = { path: '/branches' };

export function Page() {
  const { branch, specialDays, others, plan, isPreview } = useLoaderData<BranchPageData>();
  const { settings } = useRequiredRootData();
  const { siteUrl } = useSiteConfig();
  const t = useTranslations('branches');
  const { title, city, kind, services } = branch;
  const url = `/branches/${branch.slug}`;
  const lang = languageOf(branch);
  return (
    <>
      <ItemHead
        item={branch}
        description={t('itemDescription', {
          name: title,
          bankName: settings.bankName,
          city,
        })}
        isPreview={isPreview}
      />
      <JsonLd
        data={branchJsonLd(branch, {
          url: siteUrl + inLocale(url, branch.language),
          bankId: `${siteUrl}/#bank`,
        })}
      />
      <PageHeader
        crumbs={[
          { text: t('title'), url: '/branches' },
          { text: title, url },
        ]}
        eyebrow={t(`kinds.${kind}`)}
        title={title}
        lang={lang}
      >
        <BranchState state={branch.state} />
      </PageHeader>
      <div className="container-page grid gap-10 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-16">
        <BranchContact branch={branch} plan={plan} />
        <div className="min-w-0">
          <div className={services.length > 0 ? 'grid gap-12 xl:grid-cols-[minmax(0,1fr)_230px]' : ''}>
            <BranchHours branch={branch} specialDays={specialDays} />
            {services.length > 0 && (
              <section>
                <h2 className="text-2xl">{t('servicesTitle')}</h2>
                <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-1">
                  {services.map((service) => (
                    <li key={service} className="flex items-center gap-3">
                      <Icon name="check" size={20} className="flex-none text-primary" />
                      {t(`services.${service}`)}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <BackLink to={BACK_TO} className="mt-12">
            {t('back')}
          </BackLink>
        </div>
      </div>
      <OtherBranches city={city} branches={others} />
      <ScrollToTop />
    </>
  );
}
