import { DAY_MS, jakartaDate, startOfJakartaDay } from '@beranda/finance';

/** Period as ISO times; null means open-ended. */
export type Period = { from: string | null; until: string | null };

/** Time-dependent checks of one rendering. Records when the first result changes. */
type TimeDependency = {
  isActive(period: Period): boolean;
  /** Whether an ISO time is past. */
  isPast(time: string): boolean;
  /** The date in Jakarta, as ISO date. */
  today(): string;
  /** The year in Jakarta. */
  year(): number;
  /** Time at which the first result changes, in milliseconds since 1970; `Infinity` for never. */
  expiresAt(): number;
};

/** @param now in milliseconds since 1970. */
export function createTimeDependency(now: number): TimeDependency {
  let expiresAt = Number.POSITIVE_INFINITY;
  const changesAt = (time: number) => {
    if (time > now) expiresAt = Math.min(expiresAt, time);
  };

  return {
    isActive({ from, until }) {
      const begins = from === null ? Number.NEGATIVE_INFINITY : Date.parse(from);
      const ends = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
      changesAt(begins);
      changesAt(ends);
      return begins <= now && now < ends;
    },
    isPast(time) {
      changesAt(Date.parse(time));
      return Date.parse(time) <= now;
    },
    today() {
      changesAt(startOfJakartaDay(jakartaDate(now + DAY_MS)).getTime());
      return jakartaDate(now);
    },
    year() {
      const year = Number(jakartaDate(now).slice(0, 4));
      changesAt(startOfJakartaDay(`${year + 1}-01-01`).getTime());
      return year;
    },
    expiresAt: () => expiresAt,
  };
}
