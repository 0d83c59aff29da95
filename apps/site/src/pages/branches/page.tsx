import { useLoaderData } from 'react-router';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { BranchCard } from '#src/features/branches/branch-card.tsx';
import { branchJsonLd } from '#src/features/branches/branch-json-ld.ts';
import { BranchMap } from '#src/features/branches/branch-map.tsx';
import type { BranchWithStatus } from '#src/features/branches/branch-status.server.ts';
import { BranchFilters } from '#src/features/branches/search/branch-filters.tsx';
import { branchesQuery } from '#src/features/branches/search/branches-query.ts';
import { NearestBranches } from '#src/features/branches/search/nearest-branches.tsx';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BranchesPageData } from './loader.server.ts';

const ALL = branchesQuery.path;

export function Page() {
  const data = useLoaderData<BranchesPageData>();
  const { criteria, provinces, cities, isNear, list, alternatives } = data;
  const t = useTranslations('branches');
  const url = branchesQuery.url(criteria);
  const isEverything = url === ALL;
  const { q, kind } = criteria;
  const place = placeAlone(data, url);
  return (
    <ListPage
      query={branchesQuery}
      values={criteria}
      list={list}
      title={place === null ? t('title') : t('cityTitle', { city: place })}
      heading={t('title')}
      lead={t('lead')}
      description={(bank) =>
        place === null ? t('description', bank) : t('cityDescription', { ...bank, city: place })
      }
      isIndexed={q === ''}
      crumbs={[{ text: t('title'), url: ALL }]}
      search={
        <BranchFilters
          criteria={criteria}
          provinces={provinces.map(({ province, name }) => ({ value: province, text: name }))}
          cities={cities.map((entry) => entry.city)}
        >
          {(isEverything || isNear) && <NearestBranches key={kind ?? 'all'} kind={kind} isFocused={isNear} />}
        </BranchFilters>
      }
      above={
        <div id="results" className="branch-results">
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
      }
      below={
        <>
          {alternatives && <Alternatives {...alternatives} />}
          <BranchesJsonLd branches={list.items} />
          <Locations {...data} />
        </>
      }
      empty={{
        title: t('empty'),
        text: t('emptyText'),
        scene: 'map-magnifier',
        action: { text: t('seeAll'), url: ALL },
      }}
    >
      {(from) => <Cards branches={list.items} from={from} />}
    </ListPage>
  );
}

/** Name of the place if nothing else is chosen. */
function placeAlone(
  { criteria: { city, province }, provinces }: BranchesPageData,
  url: string,
): string | null {
  if (city !== null && url === branchesQuery.url({ city })) return city;
  if (province === null || url !== branchesQuery.url({ province })) return null;
  return provinces.find((candidate) => candidate.province === province)?.name ?? null;
}

function Cards({ branches, from }: { branches: BranchWithStatus[]; from?: string }) {
  return (
    <ul className="branch-cards">
      {branches.map((branch) => (
        <li key={branch.slug} className="branch-item">
          <BranchCard branch={branch} {...(from !== undefined && { from })} />
        </li>
      ))}
    </ul>
  );
}

/** Places in the area that a search without results meant. */
function Alternatives({ near, branches }: NonNullable<BranchesPageData['alternatives']>) {
  const t = useTranslations('branches');
  return (
    <section className="container-page pb-section">
      <h2 className="text-2xl md:text-3xl">{t('alternatives', { place: near })}</h2>
      <Cards branches={branches} />
    </section>
  );
}

/** Map and list of all cities, or of the provinces if there are too many cities. */
function Locations({ provinces, cities, totalCities, points }: BranchesPageData) {
  const t = useTranslations('branches');
  const isByCity = cities.length === totalCities;
  const links = isByCity
    ? cities.map(({ city, count }) => ({ name: city, count, url: branchesQuery.url({ city }) }))
    : provinces.map(({ province, name, count }) => ({ name, count, url: branchesQuery.url({ province }) }));
  return (
    <section className="branch-locations on-dark section">
      <div className="glow absolute inset-0 -z-10" />
      <div className="container-page">
        <h2 className="section-title">{t('locations')}</h2>
        <p className="mt-3 max-w-text text-muted-on-dark">
          {t(isByCity ? 'locationsText' : 'locationsByProvince', { count: totalCities })}
        </p>
        <BranchMap points={points} className="mt-10 print:hidden" />
        <ul className="branch-places">
          {links.map(({ name, count, url }) => (
            <li key={url}>
              <SiteLink to={url}>
                {name} <span>{count}</span>
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
