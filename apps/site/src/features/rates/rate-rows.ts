import type { Currency, ExchangeRatesResponse, Quote, RateType } from '@beranda/contract';

/** A currency with its rates of one type, in rupiah per `unit`. */
export type RateRow = Currency & {
  buy: number;
  sell: number;
  /** Change of the mid rate since the previous day, as a fraction; null without a previous rate. */
  change: number | null;
  validFrom: string;
  publishedAt: string;
};

/** The currencies quoted for a rate type, in order. */
export function rateRows(
  { currencies, quotes, previous }: ExchangeRatesResponse,
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

/** The latest of some ISO times; null if there are none. */
export function latestOf(times: readonly string[]): string | null {
  return times.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}

/** The earliest of some ISO times; null if there are none. */
export function earliestOf(times: readonly string[]): string | null {
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

const MAX_FRACTION_DIGITS = 4;

/** Largest number of decimals among some rates, so that columns align. */
export function fractionDigitsOf(rows: readonly Pick<RateRow, 'buy' | 'sell'>[]): number {
  const digits = rows
    .flatMap(({ buy, sell }) => [buy, sell])
    .map(
      (rate) =>
        rate
          .toFixed(MAX_FRACTION_DIGITS)
          .replace(/\.?0+$/, '')
          .split('.')[1]?.length ?? 0,
    );
  return Math.max(0, ...digits);
}
