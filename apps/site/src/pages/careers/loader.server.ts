import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import type { PaginatedList } from '#src/content/paginate.server.ts';
import { paginate } from '#src/content/paginate.server.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { careersQuery, type Filters } from '#src/features/careers/careers-query.ts';
import { isPositionOpen } from '#src/features/careers/closing.ts';

export type CareersPageData = {
  filters: Filters;
  /** Cities with an open position. */
  cities: string[];
  /** Whether any position is open, regardless of filters. */
  hasPositions: boolean;
  list: PaginatedList<ListedItem<'careers'>>;
};

const ITEMS_PER_PAGE = 12;

const NAMES = ['field', 'employment', 'city'] as const;

export const load: Loader<CareersPageData> = async (input) => {
  const { content, locale, previewToken } = input;
  const items = await content.allItems('careers', locale, { previewToken });
  const open = items.filter((position) => isPositionOpen(content, position));
  const cities = [...new Set(open.map(({ city }) => city))].sort((a, b) => a.localeCompare(b, locale));
  const { page, ...filters } = readQuery(careersQuery, input, { city: cities });
  const matching = open.filter((position) => matches(position, filters));
  return {
    filters,
    cities,
    hasPositions: open.length > 0,
    list: paginate(matching, { ...input, page }, ITEMS_PER_PAGE),
  };
};

function matches(position: ListedItem<'careers'>, filters: Filters): boolean {
  return NAMES.every((name) => filters[name] === null || position[name] === filters[name]);
}
