import type { CareerField, EmploymentKind } from '@beranda/contract';
import { careerFields, employmentKinds } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import type { PaginatedList } from '#src/content/paginate.server.ts';
import { paginate } from '#src/content/paginate.server.ts';
import type { Filters } from '#src/features/careers/career-filters.tsx';
import { isOpen } from '#src/features/careers/closing.ts';

export type CareersPageData = {
  filters: Filters;
  /** Filter options. */
  fields: readonly CareerField[];
  employments: readonly EmploymentKind[];
  /** Cities with an open position. */
  cities: string[];
  /** Whether any position is open, regardless of filters. */
  hasPositions: boolean;
  list: PaginatedList<ListedItem<'careers'>>;
};

const ITEMS_PER_PAGE = 12;

const NAMES = ['field', 'employment', 'city'] as const;

export const load: Loader<CareersPageData> = async (input) => {
  const { content, locale, pathname, query, previewToken } = input;
  const items = await content.allItems('careers', locale, { previewToken });
  const open = items.filter((position) => isOpen(content, position));
  const cities = [...new Set(open.map(({ city }) => city))].sort((a, b) => a.localeCompare(b, locale));
  const known = { field: careerFields, employment: employmentKinds, city: cities };
  const filters: Filters = { field: '', employment: '', city: '' };
  for (const name of NAMES) {
    // Forms submit unselected fields as empty values.
    const value = query.get(name) ?? '';
    // Cities are valid only while they have a position, so older links may name others.
    if (value !== '' && name !== 'city' && !(known[name] as readonly string[]).includes(value))
      throw notFound(pathname);
    filters[name] = value;
  }
  if (filters.city !== '' && !cities.includes(filters.city)) input.doNotStore();
  const matching = open.filter((position) => matches(position, filters));
  return {
    filters,
    fields: careerFields,
    employments: employmentKinds,
    cities,
    hasPositions: open.length > 0,
    list: paginate(matching, input, ITEMS_PER_PAGE),
  };
};

function matches(position: ListedItem<'careers'>, filters: Filters): boolean {
  return NAMES.every((name) => filters[name] === '' || position[name] === filters[name]);
}
