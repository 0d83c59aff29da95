import { isWorkingDay } from '@beranda/finance';
import { isIsoDate } from '#cms/fields/iso-date.ts';
import { errorAt, type Finding } from './finding.ts';
import { wrongWithFigure } from './judge-rates.ts';
import { type Change, findingOfMove, type Judgement, type Limits, moveOf } from './judgement.ts';
import { type FundLine, isFigure } from './lines.ts';

/** A fund's stored values by day; at least those of the days that a sheet names, and of the last day before them. */
export type StoredValues = ReadonlyMap<string, number>;

export type KnownFunds = {
  /** The values of every fund of the bank, by its code in addresses. */
  funds: ReadonlyMap<string, StoredValues>;
  /** Days on which the stock exchange is closed although they are no weekend. */
  closed: ReadonlySet<string>;
  /** The day in Jakarta. */
  today: string;
  limits: Limits;
};

/** No fund is older. */
const FIRST_DAY = '1990-01-01';

function wrongWithDate(line: number, date: string, { closed, today }: KnownFunds): Finding | null {
  if (!isIsoDate(date) || date < FIRST_DAY) return errorAt('notADate', line, 'date', { given: date });
  if (date > today) return errorAt('futureDate', line, 'date', { date });
  return isWorkingDay(date, closed) ? null : errorAt('noTradingDay', line, 'date', { date });
}

function errorsIn(row: FundLine, earlier: FundLine | undefined, known: KnownFunds): Finding[] {
  const { line, fund, date, value } = row;
  const errors = [
    known.funds.has(fund) ? null : errorAt('unknownFund', line, 'fund', { given: fund }),
    wrongWithDate(line, date, known),
    wrongWithFigure(line, 'value', value),
    earlier ? errorAt('duplicate', line, null, { of: earlier.line }) : null,
  ];
  return errors.filter((one) => one !== null);
}

const byDay = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);

/** The value that a fund would have had before each day, with the sheet's own values among the stored ones. */
function valuesBefore(
  stored: StoredValues,
  sound: readonly { date: string; value: number }[],
): Map<string, number | null> {
  const all = new Map([...stored, ...sound.map(({ date, value }): [string, number] => [date, value])]);
  const before = new Map<string, number | null>();
  let last: number | null = null;
  for (const [date, value] of [...all].sort(byDay)) {
    before.set(date, last);
    last = value;
  }
  return before;
}

/**
 * Judges fund values by what is known. A move is the one from the trading day before, also where a value is
 * corrected; what the correction replaces is told as a change of its own.
 */
export function judgeFunds(lines: readonly FundLine[], known: KnownFunds): Judgement {
  const seen = new Map<string, FundLine>();
  const findings: Finding[] = [];
  const sound: { line: number; fund: string; date: string; value: number }[] = [];
  for (const row of lines) {
    const key = `${row.fund} ${row.date}`;
    const errors = errorsIn(row, seen.get(key), known);
    if (!seen.has(key)) seen.set(key, row);
    findings.push(...errors);
    if (errors.length === 0 && isFigure(row.value)) sound.push({ ...row, value: row.value });
  }
  const before = new Map(
    [...Map.groupBy(sound, ({ fund }) => fund)].map(([fund, values]) => [
      fund,
      valuesBefore(known.funds.get(fund) ?? new Map(), values),
    ]),
  );
  const changes: Change[] = [];
  for (const { line, fund, date, value } of sound) {
    const move = moveOf('value', before.get(fund)?.get(date) ?? null, value);
    const replaced = known.funds.get(fund)?.get(date);
    const correction = replaced === undefined ? null : moveOf('value', replaced, value);
    const moves = correction ? [move, { ...correction, field: 'correction' }] : [move];
    changes.push({ line, subject: `${fund} ${date}`, moves });
    // A fund's first value has nothing before it but what it replaces.
    const found = findingOfMove(line, move.before === null && correction ? correction : move, known.limits);
    if (found) findings.push(found);
  }
  return { findings: findings.sort((a, b) => a.line - b.line), changes };
}
