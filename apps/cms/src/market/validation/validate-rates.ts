import { rateTypes } from '@beranda/contract';
import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { errorAt, type Issue, issue } from './issue.ts';
import { type Figure, isFigure, RATE_DIGITS, type RateLine } from './lines.ts';
import { type CurrentQuote, type QuoteStart, quoteStartOf, type RatePair } from './quote-start.ts';
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

/** The position of a sheet among the stored quotes. Times are ISO text in UTC; maps are by `rateKey`. */
export type Timeline = {
  /** The time given for the sheet; null for at once. */
  validFrom: string | null;
  /** Arrival of the sheet: now, unless it waited. */
  arrivedAt: string;
  /** The quotes that the sheet would replace. */
  currentQuotes: ReadonlyMap<string, CurrentQuote>;
  /** The first quotes after those of the sheet. */
  next: ReadonlyMap<string, RatePair>;
};

export type RateReference = {
  /** The codes of the bank's currencies. */
  currencies: ReadonlySet<string>;
  /** The quoted pairs, by `rateKey`; absent in the browser, whose form offers no others. */
  quoted?: ReadonlySet<string>;
  /** The rates in force until those of the sheet, by `rateKey`. */
  quotesInForce: ReadonlyMap<string, RatePair>;
  /**
   * The last rates before today or approved by a second person, by `rateKey`: small moves of a day are summed
   * up.
   */
  referenceRates?: ReadonlyMap<string, RatePair>;
  limits: Limits;
  /** Absent in the browser; the server validates it. */
  timeline?: Timeline;
};

export const rateKey = (currency: string, rateType: string) => `${currency} ${rateType}`;

const isRateType = (value: string) => (rateTypes as readonly string[]).includes(value);

function issueOfRate(line: number, field: string, figure: Figure): Issue | null {
  const wrong = issueOfFigure(line, field, figure);
  if (wrong || !isFigure(figure)) return wrong;
  const isFine = Number(figure.toFixed(RATE_DIGITS)) === figure;
  return isFine ? null : errorAt('tooFine', line, field, { digits: RATE_DIGITS });
}

function issueOfType({ line, currency, rateType }: RateLine, known: RateReference): Issue | null {
  if (!isRateType(rateType)) {
    const values = { value: rateType, known: rateTypes.join(', ') };
    return errorAt('unknownRateType', line, 'rateType', values);
  }
  const isQuoted = known.quoted?.has(rateKey(currency, rateType)) ?? true;
  if (isQuoted || !known.currencies.has(currency)) return null;
  return errorAt('notQuoted', line, 'rateType', { currency });
}

function errorsIn(row: RateLine, earlier: RateLine | undefined, known: RateReference): Issue[] {
  const { line, currency, buy, sell } = row;
  const errors = [
    known.currencies.has(currency) ? null : errorAt('unknownCurrency', line, 'currency', { value: currency }),
    issueOfType(row, known),
    issueOfRate(line, 'buy', buy),
    issueOfRate(line, 'sell', sell),
    earlier ? errorAt('duplicate', line, null, { of: earlier.line }) : null,
  ];
  return errors.filter((candidate) => candidate !== null);
}

/** The start of a valid line; the browser assumes a new quote. */
function startIn(timeline: Timeline | undefined, key: string, pair: RatePair): QuoteStart | null {
  if (!timeline) return null;
  return quoteStartOf(pair, timeline.validFrom, timeline.currentQuotes.get(key), timeline.arrivedAt);
}

/**
 * Validates rates. A line that repeats a published quote with the same time has no effect and no issues.
 *
 * @param isAttended whether a user is shown the warnings before anything is published. Buy above sell, which
 *   loses money, and the first rate of a pair, which cannot be compared, are then warnings; otherwise they
 *   need approval.
 */
export function validateRates(
  lines: readonly RateLine[],
  known: RateReference,
  { isAttended }: { isAttended: boolean },
): Validation {
  const seen = new Map<string, RateLine>();
  const issues: Issue[] = [];
  const changes: Change[] = [];
  for (const row of lines) {
    const { line, buy, sell } = row;
    const key = rateKey(row.currency, row.rateType);
    const errors = errorsIn(row, seen.get(key), known);
    if (!seen.has(key)) seen.set(key, row);
    issues.push(...errors);
    if (errors.length > 0 || !isFigure(buy) || !isFigure(sell)) continue;
    const start = startIn(known.timeline, key, { buy, sell });
    if (start?.kind === 'unchanged') continue;
    if (start?.kind === 'older') {
      issues.push(errorAt('olderThanInForce', line, null, { since: formatJakartaDateTime(start.since) }));
      continue;
    }
    const before = known.quotesInForce.get(key);
    const next = known.timeline?.next.get(key);
    const referenceRates = known.referenceRates?.get(key);
    if (!before && !next) issues.push(issueOfFirst(line, isAttended));
    const moves = [moveOf('buy', before?.buy ?? null, buy), moveOf('sell', before?.sell ?? null, sell)];
    changes.push({ line, subject: key, moves });
    for (const move of moves) {
      const side = move.field === 'buy' ? 'buy' : 'sell';
      const found = [
        issueOfMove(line, move, known.limits, referenceRates?.[side]),
        issueOfNext(line, move, next?.[side], known.limits),
      ];
      issues.push(...found.filter((candidate) => candidate !== null));
    }
    if (buy > sell)
      issues.push(issue(isAttended ? 'warning' : 'approval', 'buyAboveSell', line, 'buy', { buy, sell }));
  }
  return { issues, changes };
}
