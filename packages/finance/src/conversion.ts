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

/** A currency as one side of a conversion; rupiah has no quote. */
type Side = { currency: string; quote?: CurrencyQuote; digits: number };

function sideOf(quotes: Readonly<Record<string, CurrencyQuote>>, currency: string): Side {
  if (currency === RUPIAH) return { currency, digits: RUPIAH_DIGITS };
  const quote = quoteOf(quotes, currency);
  return { currency, quote, digits: quote.digits };
}

/** The rates that hold between two currencies, in their order. */
function stepsBetween(from: Side, to: Side): ConversionStep[] {
  const steps: ConversionStep[] = [];
  if (from.quote)
    steps.push({ currency: from.currency, side: 'buy', rate: from.quote.buy, unit: from.quote.unit });
  if (to.quote) steps.push({ currency: to.currency, side: 'sell', rate: to.quote.sell, unit: to.quote.unit });
  return steps;
}

const through = (steps: readonly ConversionStep[], amount: Ratio): Ratio =>
  steps.reduce(
    (exact, step) => (step.side === 'buy' ? times(exact, perOne(step)) : dividedBy(exact, perOne(step))),
    amount,
  );

/** How many of the last digit an amount is, half of one rounded up. */
const countIn = (digits: number, amount: Ratio): bigint =>
  rounded({ numerator: amount.numerator * 10n ** BigInt(digits), denominator: amount.denominator });

/**
 * What a customer gets for an amount. Rates are named from the bank's side: for foreign currency that the customer
 * sells, the bank's buy rate holds, for what the customer buys its sell rate. Between two foreign currencies the
 * first is sold and the second bought for the exact rupiah in between. An amount in its own currency stays as it is.
 *
 * The result is rounded once, half up: rupiah to whole ones, others to the digits of their currency. Only where that
 * would make converting there and back a gain is it rounded down: where the rounded result, converted back and
 * rounded to the digits of its currency, is more than the amount was. That happens to small amounts, of which half
 * of a last digit is more than the spread. So there and back never gains.
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
  const [given, wanted] = [sideOf(quotes, from), sideOf(quotes, to)];
  if (from === to) return { amount, steps: [] };

  const kept = digits ?? wanted.digits;
  requireWholeBetween('digits', kept, 0, MAX_DIGITS);
  const steps = stepsBetween(given, wanted);
  const lastDigit: Ratio = { numerator: 1n, denominator: 10n ** BigInt(kept) };
  const nearest = countIn(kept, through(steps, exactly(amount)));
  const back = through(
    stepsBetween(wanted, given),
    times({ numerator: nearest, denominator: 1n }, lastDigit),
  );
  const gains = countIn(given.digits, back) > countIn(given.digits, exactly(amount));
  return { amount: toNumber(gains ? nearest - 1n : nearest, lastDigit), steps };
}
