import { pageNumberOf } from '#src/content/list-page.server.ts';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/shell/page-error.ts';
import { isShown, parseFilters, yearsOf } from './filters.ts';
import type { FinancialStatementsData } from './page.tsx';

const ITEMS_PER_PAGE = 20;

export const loadFinancialStatements: Loader<FinancialStatementsData> = async (asked) => {
  const { content, locale, pathname, previewToken, query } = asked;
  // All of them, so that one stored answer serves every filter.
  const items = await content.allItems('reports', locale, { previewToken });
  const years = yearsOf(items);
  const filters = parseFilters(query, years);
  const page = pageNumberOf(asked);
  if (!filters) throw notFound(pathname);
  const shown = items.filter((report) => isShown(filters, report));
  const reports = shown.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE);
  if (reports.length === 0 && page > 1) throw notFound(pathname);
  return { filters, years, reports, page, itemsPerPage: ITEMS_PER_PAGE, totalItems: shown.length };
};
