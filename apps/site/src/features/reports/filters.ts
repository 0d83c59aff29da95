import { type ReportKind, type ReportSummary, reportKinds } from '@beranda/contract';

/** Which reports are shown; null where that does not matter. */
export type Filters = { kind: ReportKind | null; year: string | null };

const PATH = '/about-us/financial-statements';

/** Years of the positions that there are reports of, the latest first. */
export function yearsOf(reports: readonly ReportSummary[]): string[] {
  return [...new Set(reports.map(({ positionDate }) => positionDate.slice(0, 4)))].sort().reverse();
}

/** What the query asks for, or null when it names a kind or a year that there is not. */
export function parseFilters(query: URLSearchParams, years: readonly string[]): Filters | null {
  const [kind, year] = [query.get('kind'), query.get('year')];
  const known = reportKinds.find((one) => one === kind) ?? null;
  if ((kind !== null && known === null) || (year !== null && !years.includes(year))) return null;
  return { kind: known, year };
}

export function isShown({ kind, year }: Filters, report: ReportSummary): boolean {
  return (kind ?? report.kind) === report.kind && report.positionDate.startsWith(year ?? '');
}

/** The query of these filters, with its question mark; nothing without any. */
export function queryOf({ kind, year }: Filters): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(year ? { year } : {}) }).toString();
  return query && `?${query}`;
}

export const addressOf = (filters: Filters) => PATH + queryOf(filters);
