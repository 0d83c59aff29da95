import { isIsoDate, isWorkingDay } from '@beranda/finance';
import { jakartaClock } from '#cms/dates/jakarta.ts';
import { errorAt, type Issue, issue } from './issue.ts';
import { type FundLine, isFigure } from './lines.ts';
import { wrongWithFigure } from './validate-rates.ts';
import {
  type Change,
  issueOfFirst,
  issueOfMove,
  issueOfNext,
  type Limits,
  moveOf,
  type Validation,
} from './validation.ts';

/** A fund's stored values by day; at least those from the last day before the days that a sheet names to the next after. */
export type StoredValues = ReadonlyMap<string, number>;

export type FundReference = {
  /** The values of every fund of the bank, by its code in addresses. */
  funds: ReadonlyMap<string, StoredValues>;
  /** When each fund began, by its code; missing where a person still types, whose browser does not know it. */
  inceptions?: ReadonlyMap<string, string>;
  /** When the sheet arrived, ISO text in UTC: now, unless it waits; missing where a person still types. */
  arrivedAt?: string;
  /** When the stored values of the days that a sheet names arrived, by fund and day. */
  arrivals?: ReadonlyMap<string, string>;
  /** Days on which the stock exchange is closed although they are no weekend. */
  closed: ReadonlySet<string>;
  /** The day in Jakarta. */
  today: string;
  limits: Limits;
};

/** No fund is older. */
const FIRST_DAY = '1990-01-01';

function wrongWithDate(line: number, date: string, { closed, today }: FundReference): Issue | null {
  if (!isIsoDate(date) || date < FIRST_DAY) return errorAt('notADate', line, 'date', { given: date });
  if (date > today) return errorAt('futureDate', line, 'date', { date });
  return isWorkingDay(date, closed) ? null : errorAt('noTradingDay', line, 'date', { date });
}

/** A value of a day on which there was no fund: the first value is what returns since inception are counted from. */
function wrongWithInception({ line, fund, date }: FundLine, { inceptions }: FundReference): Issue | null {
  const inception = inceptions?.get(fund);
  if (inception === undefined || date >= inception) return null;
  return errorAt('beforeInception', line, 'date', { inception });
}

const subjectOf = ({ fund, date }: Pick<FundLine, 'fund' | 'date'>) => `${fund} ${date}`;

/** A value that has waited while another one of its day was published, which arrived after it. */
function wrongWithArrival(row: FundLine, { arrivals, arrivedAt, funds }: FundReference): Issue | null {
  const since = arrivals?.get(subjectOf(row));
  if (since === undefined || arrivedAt === undefined || arrivedAt >= since) return null;
  if (funds.get(row.fund)?.get(row.date) === row.value) return null;
  return errorAt('olderThanStored', row.line, null, { since: jakartaClock(since) });
}

function errorsIn(row: FundLine, earlier: FundLine | undefined, known: FundReference): Issue[] {
  const { line, fund, date, value } = row;
  const errors = [
    known.funds.has(fund) ? null : errorAt('unknownFund', line, 'fund', { given: fund }),
    wrongWithDate(line, date, known) ?? wrongWithInception(row, known),
    wrongWithFigure(line, 'value', value),
    earlier ? errorAt('duplicate', line, null, { of: earlier.line }) : null,
    wrongWithArrival(row, known),
  ];
  return errors.filter((one) => one !== null);
}

const byDay = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

/** What stands around a day: the value before it, and the stored one after it unless the sheet has that, too. */
type Around = { before: number | null; next: number | undefined };

/** What stands around each day, with the sheet's own values among the stored ones. */
function valuesAround(
  stored: StoredValues,
  sound: readonly { date: string; value: number }[],
): Map<string, Around> {
  const given = new Map(sound.map(({ date, value }): [string, number] => [date, value]));
  const all = [...new Map([...stored, ...given])].sort(byDay);
  return new Map(
    all.map(([date], index): [string, Around] => {
      const [nextDate, nextValue] = all[index + 1] ?? [];
      // A value of the sheet itself is validated against the one before it when its own turn comes.
      const isStored = nextDate !== undefined && !given.has(nextDate);
      return [date, { before: all[index - 1]?.[1] ?? null, next: isStored ? nextValue : undefined }];
    }),
  );
}

/**
 * Validates fund values by what is known. A move is the one from the trading day before, also where a value is
 * corrected; what the correction replaces is told as a change of its own, and however small it is, it needs a second
 * person: visitors have worked with the published value. The stored value after it is held to the new one, too.
 *
 * @param isAttended whether a person sees the warnings before anything is published. A fund's very first value, which
 *   nothing can be held to, then is theirs to decide; where nobody looks, it waits for somebody who does.
 */
export function validateFunds(
  lines: readonly FundLine[],
  known: FundReference,
  isAttended: boolean,
): Validation {
  const seen = new Map<string, FundLine>();
  const issues: Issue[] = [];
  const sound: { line: number; fund: string; date: string; value: number }[] = [];
  for (const row of lines) {
    const key = subjectOf(row);
    const errors = errorsIn(row, seen.get(key), known);
    if (!seen.has(key)) seen.set(key, row);
    issues.push(...errors);
    if (errors.length === 0 && isFigure(row.value)) sound.push({ ...row, value: row.value });
  }
  const around = new Map(
    [...Map.groupBy(sound, ({ fund }) => fund)].map(([fund, values]) => [
      fund,
      valuesAround(known.funds.get(fund) ?? new Map(), values),
    ]),
  );
  const changes: Change[] = [];
  for (const { line, fund, date, value } of sound) {
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
      // A fund's first value has nothing before it but what it replaces.
      issueOfMove(line, before === null && correction ? correction : move, known.limits),
      issueOfNext(line, { ...move, before: replaced ?? before }, next, known.limits),
    ];
    issues.push(...found.filter((one) => one !== null));
  }
  return { issues: issues.sort((a, b) => a.line - b.line), changes };
}
