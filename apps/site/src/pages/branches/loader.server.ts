import type { Loader } from '#src/content/loading.ts';
import type { PaginatedList } from '#src/content/paginate.server.ts';
import { paginate } from '#src/content/paginate.server.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { normalizeSearch } from '#src/content/search-words.ts';
import type { BranchWithStatus } from '#src/features/branches/branch-status.server.ts';
import { sortedBranches, withStatus } from '#src/features/branches/branch-status.server.ts';
import type { MapPoint } from '#src/features/branches/map-points.server.ts';
import { mapPoints } from '#src/features/branches/map-points.server.ts';
import { branchesQuery, type Criteria } from '#src/features/branches/search/branches-query.ts';
import { matcherOf } from '#src/features/branches/search/criteria.server.ts';
import type { NearbyPlace } from '#src/features/branches/search/nearest-places.tsx';

export type BranchesPageData = {
  criteria: Criteria;
  /** Filter options. */
  cities: { city: string; count: number }[];
  points: MapPoint[];
  /** All places, for the nearest-places search on the device. */
  places: NearbyPlace[];
  list: PaginatedList<BranchWithStatus>;
};

/** Rows of three. */
const ITEMS_PER_PAGE = 12;

export const load: Loader<BranchesPageData> = async (input) => {
  const { content, locale, previewToken } = input;
  const [all, { holidays }] = await Promise.all([
    sortedBranches(content, locale, previewToken),
    content.market(locale),
  ]);
  const counts = Map.groupBy(all, ({ city }) => city);
  const cities = [...counts]
    .map(([city, places]) => ({ city, count: places.length }))
    .sort((a, b) => a.city.localeCompare(b.city, locale));
  const { page, q, ...choices } = readQuery(branchesQuery, input, { city: cities.map(({ city }) => city) });
  const criteria: Criteria = { q: normalizeSearch(q), ...choices };
  const found = all.filter(matcherOf(criteria));
  const slugs = new Set(found.map(({ slug }) => slug));
  const { items, ...part } = paginate(found, { ...input, page }, ITEMS_PER_PAGE);
  return {
    criteria,
    cities,
    points: mapPoints(all, (place) => slugs.has(place.slug)),
    places: all.map(({ slug, title, language, city, latitude, longitude }) => ({
      slug,
      title,
      language,
      city,
      latitude,
      longitude,
    })),
    list: { ...part, items: items.map((branch) => withStatus(branch, locale, holidays, content)) },
  };
};
