import { isIsoDate, isWorkingDay } from '@beranda/finance';
import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { errorAt, type Issue, issue } from './issue.ts';
import { type FundLine, isFigure } from './lines.ts';
import {
  type Change,
  issueOfFigure,
  issueOfFirst,
  issueOfMove,
  issueOfNext,
  type Limits,
  moveOf,
  type Validation,
} from './validation.ts';

/** Stored values by day: at least from the last day before a sheet's days to the next one after. */
type ValuesByDate = ReadonlyMap<string, number>;

export type FundReference = {
  /** The stored values of every fund, by slug; those that the lines are compared with. */
  funds: ReadonlyMap<string, ValuesByDate>;
  /** Inception dates by slug; absent in the browser. */
  inceptions?: ReadonlyMap<string, string>;
  /** Arrival of the sheet, ISO text in UTC: now, unless it waited; absent in the browser. */
  arrivedAt?: string;
  /** Arrival of the stored values on the sheet's days, by fund and day. */
  arrivals?: ReadonlyMap<string, string>;
  /** Holidays of the stock exchange on weekdays. */
  closed: ReadonlySet<string>;
  /** Today's date in Jakarta. */
  today: string;
  limits: Limits;
};

/** Earlier than any fund. */
export const FIRST_DAY = '1990-01-01';

function issueOfDate(line: number, date: string, { closed, today }: FundReference): Issue | null {
  if (!isIsoDate(date) || date < FIRST_DAY) return errorAt('notADate', line, 'date', { value: date });
  if (date > today) return errorAt('futureDate', line, 'date', { date });
  return isWorkingDay(date, closed) ? null : errorAt('noTradingDay', line, 'date', { date });
}

/** Rejects values before inception: the return since inception could start from one. */
function issueOfInception({ line, fund, date }: FundLine, { inceptions }: FundReference): Issue | null {
  const inception = inceptions?.get(fund);
  if (inception === undefined || date >= inception) return null;
  return errorAt('beforeInception', line, 'date', { inception });
}

const subjectOf = ({ fund, date }: Pick<FundLine, 'fund' | 'date'>) => `${fund} ${date}`;

/** Rejects a waiting value if another one for the same day arrived later and was published. */
function issueOfArrival(row: FundLine, { arrivals, arrivedAt, funds }: FundReference): Issue | null {
  const since = arrivals?.get(subjectOf(row));
  if (since === undefined || arrivedAt === undefined || arrivedAt >= since) return null;
  if (funds.get(row.fund)?.get(row.date) === row.value) return null;
  return errorAt('olderThanStored', row.line, null, { since: formatJakartaDateTime(since) });
}

function errorsIn(row: FundLine, earlier: FundLine | undefined, known: FundReference): Issue[] {
  const { line, fund, date, value } = row;
  const errors = [
    known.funds.has(fund) ? null : errorAt('unknownFund', line, 'fund', { value: fund }),
    issueOfDate(line, date, known) ?? issueOfInception(row, known),
    issueOfFigure(line, 'value', value),
    earlier ? errorAt('duplicate', line, null, { of: earlier.line }) : null,
    issueOfArrival(row, known),
  ];
  return errors.filter((candidate) => candidate !== null);
}

const byDay = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

/** The previous and next value of a day: the previous one, and the next stored one unless the sheet replaces it. */
type Around = { before: number | null; next: number | undefined };

/** The previous and next value of each day, merging the sheet's values with the stored ones. */
function valuesAround(
  stored: ValuesByDate,
  validLines: readonly { date: string; value: number }[],
): Map<string, Around> {
  const ofSheet = new Map(validLines.map(({ date, value }): [string, number] => [date, value]));
  const all = [...new Map([...stored, ...ofSheet])].sort(byDay);
  return new Map(
    all.map(([date], index): [string, Around] => {
      const [nextDate, nextValue] = all[index + 1] ?? [];
      // The sheet's own values are compared with their predecessor instead.
      const isStored = nextDate !== undefined && !ofSheet.has(nextDate);
      return [date, { before: all[index - 1]?.[1] ?? null, next: isStored ? nextValue : undefined }];
    }),
  );
}

/**
 * Validates fund values. Moves count from the previous trading day, also for corrections. A correction is
 * listed as its own change and always needs a second person, since visitors have used the published value.
 * The next stored value is compared as well.
 *
 * @param isAttended whether a user is shown the warnings before anything is published. A fund's first value,
 *   which cannot be compared, is then a warning; otherwise it needs approval.
 */
export function validateFunds(
  lines: readonly FundLine[],
  known: FundReference,
  { isAttended }: { isAttended: boolean },
): Validation {
  const seen = new Map<string, FundLine>();
  const issues: Issue[] = [];
  const validLines: { line: number; fund: string; date: string; value: number }[] = [];
  for (const row of lines) {
    const key = subjectOf(row);
    const errors = errorsIn(row, seen.get(key), known);
    if (!seen.has(key)) seen.set(key, row);
    issues.push(...errors);
    if (errors.length === 0 && isFigure(row.value)) validLines.push({ ...row, value: row.value });
  }
  const around = new Map(
    [...Map.groupBy(validLines, ({ fund }) => fund)].map(([fund, values]) => [
      fund,
      valuesAround(known.funds.get(fund) ?? new Map(), values),
    ]),
  );
  const changes: Change[] = [];
  for (const { line, fund, date, value } of validLines) {
    const { before = null, next } = around.get(fund)?.get(date) ?? {};
    const move = moveOf('value', before, value);
    const replaced = known.funds.get(fund)?.get(date);
    const correction = replaced === undefined ? null : moveOf('value', replaced, value);
    const isOverwritten = replaced !== undefined && replaced !== value;
    const moves = correction ? [move, { ...correction, field: 'correction' }] : [move];
    changes.push({ line, subject: subjectOf({ fund, date }), moves });
    const isFirst = before === null && (known.funds.get(fund)?.size ?? 0) === 0;
    const found = [
      isOverwritten ? issue('approval', 'correction', line, 'correction', { replaced }) : null,
      isFirst ? issueOfFirst(line, isAttended) : null,
      // A fund's first value can only be compared with the one it replaces.
      issueOfMove(line, before === null && correction ? correction : move, known.limits),
      issueOfNext(line, { ...move, before: replaced ?? before }, next, known.limits),
    ];
    issues.push(...found.filter((candidate) => candidate !== null));
  }
  return { issues: issues.sort((a, b) => a.line - b.line), changes };
}
