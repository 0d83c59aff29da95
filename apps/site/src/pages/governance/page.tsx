import { governanceCategories } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { canonicalQueryOf } from '#src/components/pagination/canonical-query.ts';
import { ListPages } from '#src/components/pagination/index.ts';
import { SearchField } from '#src/components/search-field/search-field.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import type { ListedItem } from '#src/content/items.ts';
import { GOVERNANCE_URL, governanceUrl } from '#src/features/governance/governance-url.ts';
import type { GovernancePageData } from './loader.server.ts';

export function Page() {
  const { hasMany, category, search, page, itemsPerPage, totalItems, sections } =
    useLoaderData<GovernancePageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('governance');
  const title = category ? t('titleOf', { category: t(`category.${category}`) }) : t('title');
  const url = governanceUrl(category, search);
  return (
    <>
      <PageHead
        title={page === 1 ? title : t('pageTitle', { title, page })}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={canonicalQueryOf({ category, page })}
        isIndexed={search === ''}
      />
      <PageHeader
        crumbs={[
          { text: t('title'), url: GOVERNANCE_URL },
          ...(category ? [{ text: t(`category.${category}`), url: governanceUrl(category) }] : []),
        ]}
        title={category ? t(`category.${category}`) : t('title')}
        lead={t('lead')}
      >
        {(hasMany || search) && (
          <div className="grid gap-6">
            <SearchField
              url={GOVERNANCE_URL}
              label={t('searchLabel')}
              placeholder={t('searchPlaceholder')}
              action={t('search')}
              query={search}
              className="max-w-xl"
            />
            <Tags
              label={t('categories')}
              tags={[null, ...governanceCategories].map((one) => ({
                text: one ? t(`category.${one}`) : t('all'),
                url: governanceUrl(one, search),
              }))}
              current={url}
            />
          </div>
        )}
      </PageHeader>
      <div className="container-page pb-24">
        {search && (
          <p role="status" className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <strong>{t('found', { count: totalItems, search })}</strong>
            {totalItems > 0 && (
              <SiteLink to={GOVERNANCE_URL} className="link">
                {t('showAll')}
              </SiteLink>
            )}
          </p>
        )}
        {totalItems === 0 && <Nothing isFiltered={search !== '' || category !== null} />}
        {sections.map((section) => (
          <section key={section.category} className="mt-14 first:mt-6">
            <h2 className={category ? 'sr-only' : 'text-2xl md:text-3xl'}>
              {t(`category.${section.category}`)}
            </h2>
            <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {section.pages.map((one) => (
                <li key={one.slug} className="grid sm:max-lg:last:odd:col-span-2">
                  <GovernanceCard page={one} />
                </li>
              ))}
            </ul>
            {!category && section.totalPages > section.pages.length && (
              <p className="mt-6">
                <SiteLink to={governanceUrl(section.category, search)} className="text-link">
                  {t('more', { count: section.totalPages, category: t(`category.${section.category}`) })}
                  <Icon name="arrow-right" size={18} />
                </SiteLink>
              </p>
            )}
          </section>
        ))}
        {category && (
          <div className="mt-16">
            <ListPages url={url} page={page} itemsPerPage={itemsPerPage} totalItems={totalItems} />
          </div>
        )}
      </div>
      <SectionBand tone="surface-alt">
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

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('governance');
  return isFiltered ? (
    <EmptyState
      scene="map-magnifier"
      title={t('notFound')}
      text={t('notFoundText')}
      action={{ text: t('showAll'), url: GOVERNANCE_URL }}
    />
  ) : (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  );
}

function GovernanceCard({ page }: { page: ListedItem<'governance'> }) {
  const lang = languageOf(page);
  return (
    <article className="card group flex flex-col p-6">
      <h3 className="text-xl leading-snug">
        <SiteLink
          to={`${GOVERNANCE_URL}/${page.slug}`}
          lang={lang}
          className="card-link group-hover:text-primary"
        >
          {page.title}
        </SiteLink>
      </h3>
      <p className="mt-2 text-muted" lang={lang}>
        {page.summary}
      </p>
      <Icon name="arrow-right" size={20} className="mt-auto pt-4 box-content text-primary" />
    </article>
  );
}
