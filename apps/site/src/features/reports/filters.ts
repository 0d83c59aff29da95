import { type ReportKind, type ReportSummary, reportKinds } from '@beranda/contract';

/** Report filters; null for any. */
export type Filters = { kind: ReportKind | null; year: string | null };

const PATH = '/about-us/financial-statements';

/** Years of the reports, latest first. */
export function yearsOf(reports: readonly ReportSummary[]): string[] {
  return [...new Set(reports.map(({ positionDate }) => positionDate.slice(0, 4)))].sort().reverse();
}

/** Parses the query; null if the kind or year is unknown. */
export function parseFilters(query: URLSearchParams, years: readonly string[]): Filters | null {
  const [kind, year] = [query.get('kind'), query.get('year')];
  const known = reportKinds.find((one) => one === kind) ?? null;
  if ((kind !== null && known === null) || (year !== null && !years.includes(year))) return null;
  return { kind: known, year };
}

export function isShown({ kind, year }: Filters, report: ReportSummary): boolean {
  return (kind ?? report.kind) === report.kind && report.positionDate.startsWith(year ?? '');
}

/** Query of the filters, with its question mark; empty without filters. */
export function queryOf({ kind, year }: Filters): string {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(year ? { year } : {}) }).toString();
  return query && `?${query}`;
}

export const addressOf = (filters: Filters) => PATH + queryOf(filters);
