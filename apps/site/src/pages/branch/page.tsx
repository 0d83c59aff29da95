import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Item } from '#src/content/items.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { JsonLd } from '#src/shell/json-ld.tsx';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { useSiteConfig } from '#src/shell/site-config.tsx';
import { BackLink } from '#src/widgets/back-link/back-link.tsx';
import { BranchCard } from '#src/widgets/branches/branch-card.tsx';
import { branchJsonLd } from '#src/widgets/branches/branch-json-ld.ts';
import { BranchState } from '#src/widgets/branches/branch-state.tsx';
import type { DayHours } from '#src/widgets/branches/opening.ts';
import type { ShownBranch } from '#src/widgets/branches/shown-branch.server.ts';
import { Icon } from '#src/widgets/icon.tsx';
import { ItemHead } from '#src/widgets/item/item-head.tsx';
import { languageOf } from '#src/widgets/language-of.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';
import { BranchContact } from './branch-contact.tsx';
import { BranchHours } from './branch-hours.tsx';

export type BranchPageData = {
  branch: Item<'branches'> & ShownBranch;
  /** Days of the next weeks on which something else holds, holidays among them. */
  specialDays: DayHours[];
  others: ShownBranch[];
  isPreview: boolean;
};

const BACK_TO = { path: '/branches' };

export function Page() {
  const { branch, specialDays, others, isPreview } = useLoaderData<BranchPageData>();
  const { settings } = useRequiredRootData();
  const { siteUrl } = useSiteConfig();
  const t = useTranslations('branches');
  const { title, city, kind, address, services } = branch;
  const url = `/branches/${branch.slug}`;
  const lang = languageOf(branch);
  return (
    <>
      <ItemHead
        item={branch}
        description={t('itemDescription', {
          kind: t(`kinds.${kind}`),
          bankName: settings.bankName,
          address,
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
      <div className="container-page grid gap-10 pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-16">
        <BranchContact branch={branch} />
        <div className="min-w-0">
          <BranchHours branch={branch} specialDays={specialDays} />
          {services.length > 0 && (
            <section className="mt-12">
              <h2 className="text-2xl">{t('servicesTitle')}</h2>
              <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
                {services.map((service) => (
                  <li key={service} className="flex items-center gap-3">
                    <Icon name="check" size={20} className="flex-none text-teal" />
                    {t(`services.${service}`)}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <BackLink to={BACK_TO} className="mt-12">
            {t('back')}
          </BackLink>
        </div>
      </div>
      {others.length > 0 && (
        <section className="border-line border-t bg-sand py-20 print:hidden">
          <div className="container-page">
            <h2 className="text-2xl md:text-3xl">{t('othersInCity', { city })}</h2>
            <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((one) => (
                <li key={one.slug}>
                  <BranchCard branch={one} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <ScrollToTop />
    </>
  );
}
