import type { ProvinceCode } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';
import type { PaginatedList } from '#src/content/paginate.server.ts';
import { paginate } from '#src/content/paginate.server.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { normalizeQuery } from '#src/content/search-words.ts';
import { type BranchDirectory, branchDirectory } from '#src/features/branches/branch-directory.server.ts';
import { type BranchWithStatus, withStatus } from '#src/features/branches/branch-status.server.ts';
import { MAX_CITIES_ON_MAP, type MapPoint, mapPoints } from '#src/features/branches/map-points.server.ts';
import { branchesQuery, type Criteria } from '#src/features/branches/search/branches-query.ts';
import { readPlaceQuery } from '#src/features/branches/search/read-place-query.ts';
import { searchBranches } from '#src/features/branches/search/search-branches.server.ts';

export type BranchesPageData = {
  criteria: Criteria;
  /** Leads to the button that finds the nearest branches. */
  isNear: boolean;
  /** Filter options. */
  provinces: { province: ProvinceCode; name: string; count: number }[];
  /** Filter options; of many cities only those of the chosen province. */
  cities: { city: string; count: number }[];
  totalCities: number;
  points: MapPoint[];
  list: PaginatedList<BranchWithStatus>;
  /** If nothing was found: branches in the area that was meant. */
  alternatives: { near: string; branches: BranchWithStatus[] } | null;
};

/** Rows of three. */
const ITEMS_PER_PAGE = 12;

/** All cities, or of too many those of the chosen province. */
function offeredCities({ cities }: BranchDirectory, { city, province }: Criteria) {
  if (cities.length <= MAX_CITIES_ON_MAP) return cities;
  const chosen = province ?? cities.find((candidate) => candidate.city === city)?.province;
  return cities.filter((candidate) => candidate.province === chosen);
}

export const load: Loader<BranchesPageData> = async (input) => {
  const { content, locale, previewToken } = input;
  const [directory, { holidays }] = await Promise.all([
    branchDirectory(content, locale, previewToken),
    content.market(locale),
  ]);
  const { page, q, near, ...choices } = readQuery(branchesQuery, input, {
    province: directory.provinces.map(({ province }) => province),
    city: directory.cities.map(({ city }) => city),
  });
  const criteria: Criteria = { q: normalizeQuery(q), ...choices };
  const { found, alternatives } = searchBranches(directory, criteria);
  const slugs = new Set(found.map(({ slug }) => slug));
  const { items, ...part } = paginate(found, { ...input, page }, ITEMS_PER_PAGE);
  const shown = (branches: typeof found) =>
    branches.map((branch) => withStatus(branch, locale, holidays, content));
  return {
    criteria,
    isNear: near !== null || readPlaceQuery(criteria.q, directory.index).isNear,
    provinces: [...directory.provinces],
    cities: offeredCities(directory, criteria).map(({ city, count }) => ({ city, count })),
    totalCities: directory.cities.length,
    points: mapPoints(directory.all, (branch) => slugs.has(branch.slug), locale),
    list: { ...part, items: shown(items) },
    alternatives: alternatives && { near: alternatives.near, branches: shown(alternatives.branches) },
  };
};
