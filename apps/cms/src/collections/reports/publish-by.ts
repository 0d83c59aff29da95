import type { AuditStatus, ReportKind } from '@beranda/contract';
import { isIsoDate } from '@beranda/finance';

const MONTHS_PER_QUARTER = 3;
const DECEMBER = 12;

/** The last day of the month that is `monthsLater` after that of a date. */
function monthEnd(date: string, monthsLater: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month + monthsLater, 0)).toISOString().slice(0, 10);
}

/** Whether a date is the last of its month, as required for report positions. */
export function isMonthEnd(date: string): boolean {
  return isIsoDate(date) && monthEnd(date, 0) === date;
}

/** Whether a date is the last of a quarter. */
export function isQuarterEnd(date: string): boolean {
  return isMonthEnd(date) && Number(date.slice(5, 7)) % MONTHS_PER_QUARTER === 0;
}

/** Months until quarterly figures must be published, by audit status. */
const MONTHS_BY_STATUS: Record<AuditStatus, number> = { unaudited: 1, reviewed: 2, audited: 3 };

/**
 * The publication deadline of a report. POJK 18/2025, art. 13: the figures of March, June and September by
 * the end of the first, second or third month after, for unaudited, reviewed or audited ones; those of
 * December by the end of March. POJK 37/POJK.03/2019: those of the other months by the end of the next. Risk
 * exposure reports follow the rule of their quarter.
 *
 * @returns null if the kind has no report of that day.
 */
export function publishBy(kind: ReportKind, positionDate: string, auditStatus: AuditStatus): string | null {
  if (!isMonthEnd(positionDate)) return null;
  if (kind === 'monthly') return isQuarterEnd(positionDate) ? null : monthEnd(positionDate, 1);
  if (!isQuarterEnd(positionDate)) return null;
  const isYearEnd = Number(positionDate.slice(5, 7)) === DECEMBER;
  if (kind === 'yearly' && !isYearEnd) return null;
  return monthEnd(positionDate, isYearEnd ? MONTHS_PER_QUARTER : MONTHS_BY_STATUS[auditStatus]);
}
