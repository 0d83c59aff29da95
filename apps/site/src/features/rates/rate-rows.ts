import type { Currency, ExchangeRatesAnswer, Quote, RateType } from '@beranda/contract';

/** A currency with its rates of one type, in rupiah for `unit` of it. */
export type RateRow = Currency & {
  buy: number;
  sell: number;
  /** How far the middle of both has moved since the day before, as a fraction; null where there is none before. */
  change: number | null;
  validFrom: string;
  publishedAt: string;
};

/** The currencies that are quoted for a rate type, in their order. */
export function rateRows(
  { currencies, quotes, previous }: ExchangeRatesAnswer,
  rateType: RateType,
): RateRow[] {
  const quoteIn = (list: Quote[], { code }: Currency) =>
    list.find((quote) => quote.currency === code && quote.rateType === rateType);
  return currencies.flatMap((currency) => {
    const quote = quoteIn(quotes, currency);
    if (!quote) return [];
    const before = quoteIn(previous, currency);
    const { buy, sell, validFrom, publishedAt } = quote;
    return {
      ...currency,
      buy,
      sell,
      change: before ? (buy + sell) / (before.buy + before.sell) - 1 : null,
      validFrom,
      publishedAt,
    };
  });
}

/** The latest of some ISO times; null of none. */
export function latestOf(times: readonly string[]): string | null {
  return times.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null;
}

/** The earliest of some ISO times; null of none. */
export function earliestOf(times: readonly string[]): string | null {
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

const MOST_FRACTION_DIGITS = 4;

/** As many digits after the decimal point as the finest of some rates has, so that they stand one under the other. */
export function fractionDigitsOf(rows: readonly Pick<RateRow, 'buy' | 'sell'>[]): number {
  const digits = rows
    .flatMap(({ buy, sell }) => [buy, sell])
    .map(
      (rate) =>
        rate
          .toFixed(MOST_FRACTION_DIGITS)
          .replace(/\.?0+$/, '')
          .split('.')[1]?.length ?? 0,
    );
  return Math.max(0, ...digits);
}
