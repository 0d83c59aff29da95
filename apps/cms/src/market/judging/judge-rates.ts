import { rateTypes } from '@beranda/contract';
import { errorAt, type Finding, finding } from './finding.ts';
import { type Change, findingOfMove, type Judgement, type Limits, moveOf } from './judgement.ts';
import { type Figure, isFigure, type RateLine } from './lines.ts';

export type RatePair = { buy: number; sell: number };

export type KnownRates = {
  /** The codes of the bank's currencies. */
  currencies: ReadonlySet<string>;
  /** The rates that hold until those of the sheet do, by `rateKey`. */
  inForce: ReadonlyMap<string, RatePair>;
  limits: Limits;
};

export const rateKey = (currency: string, rateType: string) => `${currency} ${rateType}`;

const isRateType = (value: string) => (rateTypes as readonly string[]).includes(value);

/** What is wrong with something that should be a positive number, or null. */
export function wrongWithFigure(line: number, field: string, figure: Figure): Finding | null {
  if (isFigure(figure)) return null;
  if (typeof figure === 'number' && !Number.isNaN(figure)) return errorAt('notPositive', line, field);
  if (figure === '') return errorAt('missing', line, field);
  return errorAt('notANumber', line, field, { given: String(figure) });
}

function errorsIn(row: RateLine, earlier: RateLine | undefined, known: KnownRates): Finding[] {
  const { line, currency, rateType, buy, sell } = row;
  const errors = [
    known.currencies.has(currency) ? null : errorAt('unknownCurrency', line, 'currency', { given: currency }),
    isRateType(rateType)
      ? null
      : errorAt('unknownRateType', line, 'rateType', { given: rateType, known: rateTypes.join(', ') }),
    wrongWithFigure(line, 'buy', buy),
    wrongWithFigure(line, 'sell', sell),
    earlier ? errorAt('duplicate', line, null, { of: earlier.line }) : null,
  ];
  return errors.filter((one) => one !== null);
}

/**
 * Judges rates by what is known.
 *
 * @param isAttended whether a person sees the warnings before anything is published. A buy rate above the sell rate,
 *   which costs the bank money with every transaction, then is theirs to decide; where nobody looks, it waits for
 *   somebody who does.
 */
export function judgeRates(lines: readonly RateLine[], known: KnownRates, isAttended: boolean): Judgement {
  const seen = new Map<string, RateLine>();
  const findings: Finding[] = [];
  const changes: Change[] = [];
  for (const row of lines) {
    const { line, buy, sell } = row;
    const key = rateKey(row.currency, row.rateType);
    const errors = errorsIn(row, seen.get(key), known);
    if (!seen.has(key)) seen.set(key, row);
    findings.push(...errors);
    if (errors.length > 0 || !isFigure(buy) || !isFigure(sell)) continue;
    const before = known.inForce.get(key);
    const moves = [moveOf('buy', before?.buy ?? null, buy), moveOf('sell', before?.sell ?? null, sell)];
    changes.push({ line, subject: key, moves });
    for (const move of moves) {
      const found = findingOfMove(line, move, known.limits);
      if (found) findings.push(found);
    }
    if (buy > sell)
      findings.push(finding(isAttended ? 'warning' : 'approval', 'buyAboveSell', line, 'buy', { buy, sell }));
  }
  return { findings, changes };
}
