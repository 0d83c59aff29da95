import { dividedBy, exactly, type Ratio, rounded, times, toNumber } from './decimal.ts';
import { requirePositive, requireWholeBetween } from './range-checks.ts';

/** What the bank pays (`buy`) and asks (`sell`) for `unit` of a currency, in rupiah; `buy` is no more than `sell`. */
export interface CurrencyQuote {
  buy: number;
  sell: number;
  /** How many of the currency the quote is for: 1, or 100. */
  unit: number;
  /** Digits after the decimal point of an amount in the currency: 2, or 0 for the yen. */
  digits: number;
}

export interface ConversionStep {
  /** The foreign currency that the bank buys or sells. */
  currency: string;
  /** The bank's side: it buys what the customer sells. */
  side: 'buy' | 'sell';
  /** Rupiah for `unit` of the currency. */
  rate: number;
  unit: number;
}

export interface Conversion {
  /** In the currency converted to. */
  amount: number;
  /** The rates that were used, in their order: none, one, or two across rupiah. */
  steps: ConversionStep[];
}

const RUPIAH = 'IDR';
const RUPIAH_DIGITS = 0;
const MAX_DIGITS = 10;

function quoteOf(quotes: Readonly<Record<string, CurrencyQuote>>, currency: string): CurrencyQuote {
  const quote = quotes[currency];
  if (!quote) throw new RangeError(`there is no rate for ${currency}`);
  requirePositive(`buy rate of ${currency}`, quote.buy);
  requirePositive(`sell rate of ${currency}`, quote.sell);
  requireWholeBetween(`unit of ${currency}`, quote.unit, 1, 1_000_000);
  return quote;
}

/** Rupiah for one of the currency. */
const perOne = ({ rate, unit }: ConversionStep): Ratio => dividedBy(exactly(rate), exactly(unit));

/**
 * What a customer gets for an amount. Rates are named from the bank's side: for foreign currency that the customer
 * sells, the bank's buy rate holds, for what the customer buys its sell rate. Between two foreign currencies the
 * first is sold and the second bought for the exact rupiah in between. An amount in its own currency stays as it is.
 *
 * The result is rounded once, half up: rupiah to whole ones, others to the digits of their currency. Before
 * rounding, converting there and back never gains; after it, half of the last digit may be more than the spread
 * on a small amount.
 *
 * @param conversion.amount zero or more.
 * @param conversion.from ISO 4217; `IDR` is rupiah.
 * @param conversion.quotes by ISO code, without rupiah.
 * @param conversion.digits another number of digits of the result, from 0 to 10.
 * @throws RangeError when an argument is outside its range, a currency has no quote, or the result is too large
 * to be exact.
 */
export function convert({
  amount,
  from,
  to,
  quotes,
  digits,
}: {
  amount: number;
  from: string;
  to: string;
  quotes: Readonly<Record<string, CurrencyQuote>>;
  digits?: number;
}): Conversion {
  if (!(amount >= 0 && Number.isFinite(amount))) throw new RangeError('amount must be 0 or more');
  const bought = from === RUPIAH ? undefined : quoteOf(quotes, from);
  const sold = to === RUPIAH ? undefined : quoteOf(quotes, to);
  if (from === to) return { amount, steps: [] };

  const steps: ConversionStep[] = [];
  let exact = exactly(amount);
  if (bought) {
    const step: ConversionStep = { currency: from, side: 'buy', rate: bought.buy, unit: bought.unit };
    exact = times(exact, perOne(step));
    steps.push(step);
  }
  if (sold) {
    const step: ConversionStep = { currency: to, side: 'sell', rate: sold.sell, unit: sold.unit };
    exact = dividedBy(exact, perOne(step));
    steps.push(step);
  }
  const kept = digits ?? sold?.digits ?? RUPIAH_DIGITS;
  requireWholeBetween('digits', kept, 0, MAX_DIGITS);
  const smallest: Ratio = { numerator: 1n, denominator: 10n ** BigInt(kept) };
  return { amount: toNumber(rounded(dividedBy(exact, smallest)), smallest), steps };
}
