import type { ReportSummary } from '@beranda/contract';
import { pageNumberOf } from '#src/content/fetch-page.server.ts';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';
import type { Filters } from '#src/features/reports/filters.ts';
import { isShown, parseFilters, yearsOf } from '#src/features/reports/filters.ts';

export type FinancialStatementsData = {
  filters: Filters;
  years: string[];
  reports: ReportSummary[];
  page: number;
  itemsPerPage: number;
  totalItems: number;
};

const ITEMS_PER_PAGE = 20;

export const load: Loader<FinancialStatementsData> = async (requested) => {
  const { content, locale, pathname, previewToken, query } = requested;
  // All reports: one cached response serves every filter.
  const items = await content.allItems('reports', locale, { previewToken });
  const years = yearsOf(items);
  const filters = parseFilters(query, years);
  const page = pageNumberOf(requested);
  if (!filters) throw notFound(pathname);
  const shown = items.filter((report) => isShown(filters, report));
  const reports = shown.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE);
  if (reports.length === 0 && page > 1) throw notFound(pathname);
  return { filters, years, reports, page, itemsPerPage: ITEMS_PER_PAGE, totalItems: shown.length };
};
