import { careerFields, employmentKinds } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { Loader } from '#src/content/loading.ts';
import { partOfList } from '#src/content/part-of-list.server.ts';
import { notFound } from '#src/shell/page-error.ts';
import { isOpen } from '#src/widgets/careers/closing.ts';
import type { CareersPageData, Filters } from './page.tsx';

const ITEMS_PER_PAGE = 12;

const NAMES = ['field', 'employment', 'city'] as const;

export const loadCareers: Loader<CareersPageData> = async (input) => {
  const { content, locale, pathname, query, previewToken } = input;
  const items = await content.allItems('careers', locale, { previewToken });
  const open = items.filter((position) => isOpen(content, position));
  const cities = [...new Set(open.map(({ city }) => city))].sort((a, b) => a.localeCompare(b, locale));
  const known = { field: careerFields, employment: employmentKinds, city: cities };
  const filters: Filters = { field: '', employment: '', city: '' };
  for (const name of NAMES) {
    // A form sends what nobody chose as an empty value.
    const value = query.get(name) ?? '';
    // A city is known only while it has a position, and a link to it may be older than that.
    if (value !== '' && name !== 'city' && !(known[name] as readonly string[]).includes(value))
      throw notFound(pathname);
    filters[name] = value;
  }
  if (filters.city !== '' && !cities.includes(filters.city)) input.doNotStore();
  const shown = open.filter((position) => matches(position, filters));
  return {
    filters,
    fields: careerFields,
    employments: employmentKinds,
    cities,
    hasPositions: open.length > 0,
    list: partOfList(shown, input, ITEMS_PER_PAGE),
  };
};

function matches(position: ListedItem<'careers'>, filters: Filters): boolean {
  return NAMES.every((name) => filters[name] === '' || position[name] === filters[name]);
}
