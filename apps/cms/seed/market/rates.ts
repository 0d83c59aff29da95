import type { RateType } from '@beranda/contract';
import { addDays, isWorkingDay, jakartaDate } from '@beranda/finance';
import { currencies } from './currencies.ts';
import { datesBetween } from './days.ts';
import { nextNormal, sequenceOf } from './random.ts';

export type RateSeed = {
  currency: string;
  rateType: RateType;
  buy: number;
  sell: number;
  /** ISO time. */
  validFrom: string;
};

/** The random walk starts here, so that the rates of a day do not depend on the time of generation. */
const FIRST_DAY = '2025-01-02';
/** Mean reversion per day. */
const RETURN = 0.012;
const DAYS_KEPT = 400;

/** Distance of buy and sell from the middle, in percent of it. */
const spreads: Record<RateType, number> = { 'e-rate': 0.09, 'tt-counter': 0.9, 'bank-notes': 1.15 };

/** Five past nine in Jakarta. */
const publishedOn = (date: string) => `${date}T02:05:00.000Z`;

/** Whole rupiah for large rates, cents for small ones, as at counters. */
function round(rate: number): number {
  const digits = rate >= 10_000 ? 0 : rate >= 1_000 ? 1 : 2;
  return Number(rate.toFixed(digits));
}

/**
 * Rates of each working day of the last 400 days: plausible, deterministic, invented.
 *
 * @param now ISO time.
 */
export function demonstrationRates(now: string, daysOff: ReadonlySet<string>): RateSeed[] {
  const today = jakartaDate(now);
  const firstKept = addDays(today, -DAYS_KEPT);
  const dates = datesBetween(FIRST_DAY, today).filter((date) => isWorkingDay(date, daysOff));
  const rates: RateSeed[] = [];
  for (const { code, around, dailyPercent } of currencies) {
    const next = sequenceOf(`rate of ${code}`);
    let offset = 0;
    for (const date of dates) {
      offset = offset * (1 - RETURN) + (nextNormal(next) * dailyPercent) / 100;
      const validFrom = publishedOn(date);
      if (date < firstKept || validFrom > now) continue;
      const middle = around * Math.exp(offset);
      for (const [rateType, spread] of Object.entries(spreads) as [RateType, number][]) {
        const away = (middle * spread) / 100;
        rates.push({
          currency: code,
          rateType,
          buy: round(middle - away),
          sell: round(middle + away),
          validFrom,
        });
      }
    }
  }
  return rates;
}
