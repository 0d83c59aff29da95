import { createHash } from 'node:crypto';

/** Figures of one day: trillions of rupiah, and percent. `msme` is the part of the loans that goes to small businesses. */
export type Figures = {
  assets: number;
  loans: number;
  deposits: number;
  npl: number;
  capital: number;
  msme: number;
};

const point = (
  assets: number,
  loans: number,
  deposits: number,
  npl: number,
  capital: number,
  msme: number,
): Figures => ({ assets, loans, deposits, npl, capital, msme });

/** What the demonstration's news tell, and round figures before them; in between they move evenly. */
const POINTS: Record<string, Figures> = {
  '2016-12': point(7.2, 4.6, 5.45, 3.1, 18.9, 1.62),
  '2017-12': point(7.95, 5.15, 6.05, 3.05, 19.1, 1.86),
  '2018-12': point(8.75, 5.75, 6.7, 2.95, 19.3, 2.12),
  '2019-12': point(9.7, 6.4, 7.4, 2.9, 19.6, 2.4),
  '2020-12': point(10.6, 6.95, 8.15, 3.02, 19.8, 2.64),
  '2021-12': point(11.85, 7.8, 9.1, 2.88, 20.4, 3.05),
  '2022-12': point(13.05, 8.7, 10.05, 2.74, 20.9, 3.5),
  '2023-12': point(14.4, 9.65, 11.1, 2.61, 21.2, 4.01),
  '2024-12': point(15.75, 10.6, 12.2, 2.5, 21.5, 4.56),
  '2025-03': point(16.1, 10.96, 12.45, 2.48, 21.5, 4.76),
  '2025-06': point(16.45, 11.17, 12.7, 2.46, 21.6, 4.93),
  '2025-09': point(16.8, 11.39, 12.99, 2.44, 21.6, 5.12),
  '2025-12': point(17.2, 11.62, 13.2, 2.42, 21.8, 5.22),
  '2026-03': point(17.61, 11.98, 13.52, 2.44, 22, 5.37),
  '2026-06': point(17.98, 12.31, 13.74, 2.38, 21.7, 5.62),
  '2026-07': point(18.06, 12.4, 13.81, 2.36, 21.6, 5.69),
  '2026-09': point(18.42, 12.67, 14.05, 2.31, 21.4, 5.9),
  '2027-12': point(19.8, 13.9, 15.3, 2.22, 21.2, 6.7),
};

/** Net profit of whole years, and since the beginning of a year, in billions of rupiah. */
const YEARLY_PROFIT: Record<string, number> = {
  2017: 104,
  2018: 118,
  2019: 131,
  2020: 109,
  2021: 148,
  2022: 176,
  2023: 205,
  2024: 231,
  2025: 256,
  2026: 288,
};
const PUBLISHED_PROFIT: Record<string, number> = {
  '2026-03': 68,
  '2026-06': 141,
  '2026-09': 214,
};
const LATEST_PROFIT = 300;
const MONTHS = 12;

function monthOf(key: string): number {
  const [year = 0, month = 0] = key.split('-').map(Number);
  return year * MONTHS + month;
}

/** The figures at the end of a month. */
export function figuresOf(positionDate: string): Figures {
  const key = positionDate.slice(0, 7);
  const keys = Object.keys(POINTS);
  const after = keys.find((one) => one >= key) ?? keys.at(-1) ?? '';
  const before = keys.findLast((one) => one <= key) ?? keys[0] ?? '';
  const [low, high] = [POINTS[before], POINTS[after]] as [Figures, Figures];
  const span = monthOf(after) - monthOf(before);
  const share = span === 0 ? 0 : (monthOf(key) - monthOf(before)) / span;
  const between = (name: keyof Figures) => low[name] + (high[name] - low[name]) * share;
  return point(
    between('assets'),
    between('loans'),
    between('deposits'),
    between('npl'),
    between('capital'),
    between('msme'),
  );
}

/** Net profit since the beginning of the year, in billions of rupiah. */
export function profitOf(positionDate: string): number {
  const published = PUBLISHED_PROFIT[positionDate.slice(0, 7)];
  const yearly = YEARLY_PROFIT[positionDate.slice(0, 4)] ?? LATEST_PROFIT;
  return published ?? Math.round((yearly * Number(positionDate.slice(5, 7))) / MONTHS);
}

/** Trillions written out in millions, with last digits that no ledger has as zeros and no rounding shows, nor a growth rate. */
export function inMillions(trillions: number, name: string): number {
  const digits = createHash('sha256').update(name).digest().readUInt16BE() % 400;
  return Math.round(trillions * 1_000_000) + digits;
}
