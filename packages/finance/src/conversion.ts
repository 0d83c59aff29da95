import { divide, exactDecimal, multiply, type Ratio, round, toNumber } from './decimal.ts';
import { requirePositive, requireWholeBetween } from './range-checks.ts';

/** Rupiah that the bank pays (`buy`) and charges (`sell`) for `unit` of a currency; `buy` is at most `sell`. */
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
  /** The rates that were used, in order: none, one, or two via rupiah. */
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
const perOne = ({ rate, unit }: ConversionStep): Ratio => divide(exactDecimal(rate), exactDecimal(unit));

/** A currency as one side of a conversion; rupiah has no quote. */
type Side = { currency: string; quote?: CurrencyQuote; digits: number };

function sideOf(quotes: Readonly<Record<string, CurrencyQuote>>, currency: string): Side {
  if (currency === RUPIAH) return { currency, digits: RUPIAH_DIGITS };
  const quote = quoteOf(quotes, currency);
  return { currency, quote, digits: quote.digits };
}

/** The steps between two currencies, in order. */
function stepsBetween(from: Side, to: Side): ConversionStep[] {
  const steps: ConversionStep[] = [];
  if (from.quote)
    steps.push({ currency: from.currency, side: 'buy', rate: from.quote.buy, unit: from.quote.unit });
  if (to.quote) steps.push({ currency: to.currency, side: 'sell', rate: to.quote.sell, unit: to.quote.unit });
  return steps;
}

/** Applies conversion steps to an amount, exactly. */
const applySteps = (steps: readonly ConversionStep[], amount: Ratio): Ratio =>
  steps.reduce(
    (exact, step) => (step.side === 'buy' ? multiply(exact, perOne(step)) : divide(exact, perOne(step))),
    amount,
  );

/** An amount as a number of its last digits' units, rounded half up. */
const countIn = (digits: number, amount: Ratio): bigint =>
  round({ numerator: amount.numerator * 10n ** BigInt(digits), denominator: amount.denominator });

/**
 * Converts an amount for a customer. Rates are named from the bank's side: the buy rate applies to foreign currency that
 * the customer sells, the sell rate to what the customer buys. Between two foreign currencies the first is sold and the
 * second bought for the exact rupiah in between (cross rate). An amount in the same currency is unchanged.
 *
 * The result is rounded once, half up: rupiah to whole rupiah, others to the digits of their currency. It is rounded down
 * only where a round trip would otherwise gain: where the rounded result, converted back and rounded, is more than the
 * amount. That happens to small amounts, for which half of a last digit is more than the spread.
 *
 * @param conversion.amount zero or more.
 * @param conversion.from ISO 4217; `IDR` is rupiah.
 * @param conversion.quotes by ISO code, without rupiah.
 * @param conversion.digits overrides the number of digits of the result, from 0 to 10.
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
  const [source, target] = [sideOf(quotes, from), sideOf(quotes, to)];
  if (from === to) return { amount, steps: [] };

  const resultDigits = digits ?? target.digits;
  requireWholeBetween('digits', resultDigits, 0, MAX_DIGITS);
  const steps = stepsBetween(source, target);
  const lastDigit: Ratio = { numerator: 1n, denominator: 10n ** BigInt(resultDigits) };
  const nearest = countIn(resultDigits, applySteps(steps, exactDecimal(amount)));
  const back = applySteps(
    stepsBetween(target, source),
    multiply({ numerator: nearest, denominator: 1n }, lastDigit),
  );
  const isGain = countIn(source.digits, back) > countIn(source.digits, exactDecimal(amount));
  return { amount: toNumber(isGain ? nearest - 1n : nearest, lastDigit), steps };
}
