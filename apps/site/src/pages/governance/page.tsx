import { governanceCategories } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ListedItem } from '#src/content/items.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { SiteLink } from '#src/shell/site-link.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { Icon } from '#src/widgets/icon.tsx';
import { languageOf } from '#src/widgets/language-of.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';

export type GovernancePageData = { items: ListedItem<'governance'>[] };

export function Page() {
  const { items } = useLoaderData<GovernancePageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('governance');
  const categories = governanceCategories
    .map((category) => ({ category, pages: items.filter((item) => item.category === category) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/about-us/governance' }]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="container-page pb-24">
        {items.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
        {categories.map(({ category, pages }) => (
          <section key={category} className="mt-14 first:mt-6">
            <h2 className="text-2xl md:text-3xl">{t(`category.${category}`)}</h2>
            <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {pages.map((page) => (
                <li key={page.slug} className="grid sm:max-lg:last:odd:col-span-2">
                  <GovernanceCard page={page} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <SectionBand ground="sand">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <h2 className="text-2xl md:text-3xl">{t('reportsTitle')}</h2>
            <p className="mt-2 max-w-text text-muted">{t('reportsText')}</p>
          </div>
          <SiteLink to="/about-us/financial-statements" className="button button-primary">
            {t('reportsAction')}
          </SiteLink>
        </div>
      </SectionBand>
    </>
  );
}

function GovernanceCard({ page }: { page: ListedItem<'governance'> }) {
  const lang = languageOf(page);
  return (
    <article className="card group flex flex-col p-6">
      <h3 className="text-xl leading-snug">
        <SiteLink
          to={`/about-us/governance/${page.slug}`}
          lang={lang}
          className="card-link group-hover:text-teal"
        >
          {page.title}
        </SiteLink>
      </h3>
      <p className="mt-2 text-muted" lang={lang}>
        {page.summary}
      </p>
      <Icon name="arrow-right" size={20} className="mt-auto pt-4 box-content text-teal" />
    </article>
  );
}
