import type { ReportSummary } from '@beranda/contract';
import type { Filters } from './reports-query.ts';

/** Years of the reports, latest first. */
export function yearsOf(reports: readonly ReportSummary[]): string[] {
  return [...new Set(reports.map(({ positionDate }) => positionDate.slice(0, 4)))].sort().reverse();
}

export function matchesFilters({ kind, year }: Filters, report: ReportSummary): boolean {
  return (kind ?? report.kind) === report.kind && report.positionDate.startsWith(year ?? '');
}
