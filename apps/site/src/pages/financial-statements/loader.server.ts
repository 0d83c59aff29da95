import type { ReportSummary } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';
import { type PaginatedList, paginate } from '#src/content/paginate.server.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { matchesFilters, yearsOf } from '#src/features/reports/filters.ts';
import { type Filters, reportsQuery } from '#src/features/reports/reports-query.ts';

export type FinancialStatementsData = {
  filters: Filters;
  years: string[];
  list: PaginatedList<ReportSummary>;
};

const ITEMS_PER_PAGE = 20;

export const load: Loader<FinancialStatementsData> = async (requested) => {
  const { content, locale, pathname, previewToken } = requested;
  // All reports: one cached response serves every filter.
  const items = await content.allItems('reports', locale, { previewToken });
  const years = yearsOf(items);
  const { page, ...filters } = readQuery(reportsQuery, requested, { year: years });
  const shown = items.filter((report) => matchesFilters(filters, report));
  return { filters, years, list: paginate(shown, { pathname, page }, ITEMS_PER_PAGE) };
};
