import { startOfJakartaDay } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { readableForms } from '#cms/access/case-forms.ts';
import { listOf, readRows, type SQL, sql } from '#cms/database/sql.ts';
import type { DashboardQuery } from './dashboard-query.ts';
import { addMonths, monthsOf } from './periods.ts';
import {
  type DeskFigures,
  type HandlingTimeRow,
  type ReceivedRow,
  tabulateFigures,
} from './tabulate-figures.ts';

/** Databases return numbers as texts where they could be larger than a number of JavaScript. */
type Stored<Row> = { [Name in keyof Row]: Row[Name] extends string ? string : number | string | null };

const startOf = (month: string) => startOfJakartaDay(`${month}-01`).toISOString();

/** The month in Jakarta of a time that is within these months. */
function monthOf(time: SQL, months: readonly string[]): SQL {
  const cases = months.map((month) => sql`WHEN ${time} < ${startOf(addMonths(month, 1))} THEN ${month}`);
  return sql`CASE ${sql.join(cases, sql` `)} END`;
}

/** Whether a time is within these months. */
const isInMonths = (time: SQL, months: readonly string[]): SQL =>
  sql`${time} >= ${startOf(String(months[0]))} AND ${time} < ${startOf(addMonths(String(months.at(-1)), 1))}`;

type Selection = { forms: readonly string[]; months: readonly string[] };

const received = ({ forms, months }: Selection): SQL => sql`
  SELECT CAST(form AS text) AS form, ${monthOf(sql`received_at`, months)} AS month, COUNT(*) AS count
    FROM cases
    WHERE form IN (${listOf(forms)}) AND ${isInMonths(sql`received_at`, months)} AND status <> 'merged'
    GROUP BY 1, 2
  UNION ALL
  SELECT form, received_month AS month, COUNT(*) AS count
    FROM case_statistics
    WHERE form IN (${listOf(forms)}) AND received_month IN (${listOf(months)}) AND status <> 'merged'
    GROUP BY 1, 2`;

const handlingTimeColumns = sql`working_days AS "workingDays", hours, COUNT(*) AS count,
  COUNT(is_in_time) AS timed, SUM(CASE WHEN is_in_time THEN 1 ELSE 0 END) AS "inTime"`;

const handlingTimeQuery = ({ forms, months }: Selection): SQL => sql`
  SELECT CAST(form AS text) AS form, ${monthOf(sql`finished_at`, months)} AS month, ${handlingTimeColumns}
    FROM cases
    WHERE form IN (${listOf(forms)}) AND ${isInMonths(sql`finished_at`, months)} AND status <> 'merged'
    GROUP BY 1, 2, 3, 4
  UNION ALL
  SELECT form, closed_month AS month, ${handlingTimeColumns}
    FROM case_statistics
    WHERE form IN (${listOf(forms)}) AND closed_month IN (${listOf(months)}) AND status <> 'merged'
    GROUP BY 1, 2, 3, 4`;

const numberOrNull = (value: number | string | null) => (value === null ? null : Number(value));

/**
 * The figures of the forms that the user may read, by month: of stored cases, and of erased ones by what remains of them.
 * Received by month of receipt; finished, median and share by month of settlement. Duplicates that were merged do not
 * count. Each of the two statements reads stored and erased cases in one snapshot, so that an erasure changes nothing.
 */
export async function deskFigures(
  req: PayloadRequest,
  { form, now, period }: DashboardQuery & { now: Date },
): Promise<DeskFigures> {
  const forms = readableForms(req).filter((candidate) => form === undefined || candidate === form);
  const months = monthsOf(period, now);
  if (forms.length === 0) return tabulateFigures({ forms, months }, [], []);
  const receivedRows = await readRows<Stored<ReceivedRow>>(req, received({ forms, months }));
  const handlingTimeRows = await readRows<Stored<HandlingTimeRow>>(req, handlingTimeQuery({ forms, months }));
  return tabulateFigures(
    { forms, months },
    receivedRows.map(({ count, ...row }) => ({ ...row, count: Number(count) })),
    handlingTimeRows.map(({ form: name, month, ...row }) => ({
      form: name,
      month,
      count: Number(row.count),
      workingDays: numberOrNull(row.workingDays),
      hours: numberOrNull(row.hours),
      timed: Number(row.timed),
      inTime: Number(row.inTime),
    })),
  );
}
