import { useLoaderData } from 'react-router';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { BranchCard } from '#src/features/branches/branch-card.tsx';
import { branchJsonLd } from '#src/features/branches/branch-json-ld.ts';
import { BranchMap } from '#src/features/branches/branch-map.tsx';
import type { BranchWithStatus } from '#src/features/branches/branch-status.server.ts';
import { BranchFilters } from '#src/features/branches/search/branch-filters.tsx';
import { branchesQuery } from '#src/features/branches/search/branches-query.ts';
import { NearestPlaces } from '#src/features/branches/search/nearest-places.tsx';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BranchesPageData } from './loader.server.ts';

const ALL = branchesQuery.path;

export function Page() {
  const { criteria, cities, points, places, list } = useLoaderData<BranchesPageData>();
  const t = useTranslations('branches');
  const url = branchesQuery.url(criteria);
  const isEverything = url === ALL;
  const { q, city } = criteria;
  const isCityAlone = city !== null && url === branchesQuery.url({ city });
  return (
    <ListPage
      query={branchesQuery}
      values={criteria}
      list={list}
      title={isCityAlone ? t('cityTitle', { city }) : t('title')}
      heading={t('title')}
      lead={t('lead')}
      description={(bank) => (isCityAlone ? t('cityDescription', { ...bank, city }) : t('description', bank))}
      isIndexed={q === ''}
      crumbs={[{ text: t('title'), url: ALL }]}
      search={<BranchFilters criteria={criteria} cities={cities.map((one) => one.city)} />}
      above={
        <>
          <div id="results" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-12">
            <div>
              <h2 className="text-2xl md:text-3xl">{t(isEverything ? 'all' : 'result')}</h2>
              <p className="mt-1 text-muted">{t('count', { count: list.totalItems })}</p>
            </div>
            {!isEverything && (
              <SiteLink to={ALL} className="text-link">
                {t('seeAll')}
              </SiteLink>
            )}
          </div>
          {isEverything && <NearestPlaces places={places} />}
        </>
      }
      below={
        <>
          <BranchesJsonLd branches={list.items} />
          <Locations cities={cities} points={points} />
        </>
      }
      empty={{
        title: t('empty'),
        text: t('emptyText'),
        scene: 'map-magnifier',
        action: { text: t('seeAll'), url: ALL },
      }}
    >
      {(from) => (
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.items.map((branch) => (
            <li key={branch.slug}>
              <BranchCard branch={branch} from={from} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
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
                to={branchesQuery.url({ city })}
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
