import { branchKinds, branchServices } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { partOfList } from '#src/content/part-of-list.server.ts';
import { mapPoints } from '#src/widgets/branches/map-points.server.ts';
import { allBranches, shownBranch } from '#src/widgets/branches/shown-branch.server.ts';
import { criteriaOf, matcherOf } from './criteria.server.ts';
import type { BranchesPageData } from './page.tsx';

/** Rows of three. */
const ITEMS_PER_PAGE = 12;

export const loadBranches: Loader<BranchesPageData> = async (input) => {
  const { content, locale, query, previewToken } = input;
  const [all, { holidays }] = await Promise.all([
    allBranches(content, locale, previewToken),
    content.market(locale),
  ]);
  const counts = Map.groupBy(all, ({ city }) => city);
  const cities = [...counts]
    .map(([city, places]) => ({ city, count: places.length }))
    .sort((a, b) => a.city.localeCompare(b.city, locale));
  const { criteria, hasUnknown } = criteriaOf(
    query,
    cities.map(({ city }) => city),
  );
  // An unknown value shows the same as none, under any number of addresses.
  if (hasUnknown) input.doNotStore();
  const found = all.filter(matcherOf(criteria));
  const slugs = new Set(found.map(({ slug }) => slug));
  const { items, ...part } = partOfList(found, input, ITEMS_PER_PAGE);
  return {
    criteria,
    kinds: branchKinds,
    services: branchServices,
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
    list: { ...part, items: items.map((branch) => shownBranch(branch, locale, holidays, content)) },
  };
};
