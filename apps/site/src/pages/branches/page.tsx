import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { fromQuery } from '#src/components/back-link/from-query.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { pageUrl } from '#src/components/pagination/page-url.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { BranchCard } from '#src/features/branches/branch-card.tsx';
import { branchJsonLd } from '#src/features/branches/branch-json-ld.ts';
import { BranchMap } from '#src/features/branches/branch-map.tsx';
import type { BranchWithStatus } from '#src/features/branches/branch-status.server.ts';
import { BranchFilters } from '#src/features/branches/search/branch-filters.tsx';
import { isUnfiltered, searchUrl } from '#src/features/branches/search/criteria.ts';
import { NearestPlaces } from '#src/features/branches/search/nearest-places.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import type { BranchesPageData } from './loader.server.ts';

const ALL = '/branches';

export function Page() {
  const { criteria, kinds, services, cities, points, places, list } = useLoaderData<BranchesPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('branches');
  const isEverything = isUnfiltered(criteria);
  const url = searchUrl(criteria);
  const { q, city } = criteria;
  const isCityAlone =
    city !== null && url === searchUrl({ ...criteria, kind: null, service: null, isAtWeekend: false, q: '' });
  const title = isCityAlone ? t('cityTitle', { city }) : t('title');
  const from = fromQuery(url, list.page);
  return (
    <>
      <PageHead
        title={list.page > 1 ? t('pageTitle', { title, page: list.page }) : title}
        description={
          isCityAlone
            ? t('cityDescription', { bankName: settings.bankName, city })
            : t('description', { bankName: settings.bankName })
        }
        canonicalQuery={isEverything || isCityAlone ? pageUrl(url, list.page).slice(ALL.length) : ''}
        isIndexed={q === ''}
      />
      <BranchesJsonLd branches={list.items} />
      <PageHeader crumbs={[{ text: t('title'), url: ALL }]} title={t('title')} lead={t('lead')}>
        <BranchFilters
          criteria={criteria}
          kinds={kinds}
          services={services}
          cities={cities.map((one) => one.city)}
        />
      </PageHeader>
      <section
        id="results"
        className="container-page scroll-mt-25 pt-12 pb-20"
        aria-labelledby="results-title"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <div>
            <h2 id="results-title" className="text-2xl md:text-3xl">
              {t(isEverything ? 'all' : 'result')}
            </h2>
            <p className="mt-1 text-muted">{t('count', { count: list.totalItems })}</p>
          </div>
          {!isEverything && (
            <SiteLink to={ALL} className="text-link">
              {t('seeAll')}
            </SiteLink>
          )}
        </div>
        {isEverything && <NearestPlaces places={places} />}
        {list.items.length === 0 ? (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            scene="map-magnifier"
            action={{ text: t('seeAll'), url: ALL }}
          />
        ) : (
          <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {list.items.map((branch) => (
              <li key={branch.slug}>
                <BranchCard branch={branch} from={from} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-12">
          <ListPages url={url} {...list} />
        </div>
      </section>
      <Locations cities={cities} points={points} />
      <ScrollToTop />
    </>
  );
}

/** Map and list of all cities. */
function Locations({ cities, points }: Pick<BranchesPageData, 'cities' | 'points'>) {
  const t = useTranslations('branches');
  return (
    <section className="on-dark relative isolate overflow-hidden bg-dark section text-on-dark">
      <KawungField size={140} className="absolute inset-0 -z-20 text-on-dark/5" />
      <div className="lamplight absolute inset-0 -z-10" />
      <div className="container-page">
        <h2 className="section-title">{t('locations')}</h2>
        <p className="mt-3 max-w-text text-muted-on-dark">{t('locationsText', { count: cities.length })}</p>
        <BranchMap points={points} className="mt-10 print:hidden" />
        <ul className="mt-10 grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-5">
          {cities.map(({ city, count }) => (
            <li key={city} className="border-on-dark/15 border-t">
              <SiteLink
                to={`${ALL}?city=${encodeURIComponent(city)}`}
                className="flex min-h-target items-center justify-between gap-4 hover:text-accent-bright"
              >
                {city}
                <span className="text-muted-on-dark text-sm tabular-nums">{count}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function BranchesJsonLd({ branches }: { branches: BranchWithStatus[] }) {
  const { siteUrl } = useSiteConfig();
  if (branches.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: branches.map((branch, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: branchJsonLd(branch, {
            url: siteUrl + inLocale(`/branches/${branch.slug}`, branch.language),
            bankId: `${siteUrl}/#bank`,
          }),
        })),
      }}
    />
  );
}
