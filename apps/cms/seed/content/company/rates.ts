import type { Locale } from '@beranda/contract';
import { addDays } from '@beranda/finance';

type LendingRatesSeed = {
  validFrom: string;
  /** Cost of funds, overhead and margin of each segment, in the order of the segments. */
  rates: readonly (readonly [number, number, number])[];
};

type GuaranteeRatesSeed = {
  validFrom: string;
  validTo: string;
  rupiah: number;
  foreign: number;
  rural: number;
  /** Not announced by LPS: an example, and named so on the page. */
  isExample?: true;
};

/** The segments of OJK's SBDK form, with MSMEs split by size. */
export const lendingSegments: readonly (Record<Locale, string> & { slug: string })[] = [
  { slug: 'korporasi', id: 'Kredit korporasi', en: 'Corporate' },
  { slug: 'ritel', id: 'Kredit ritel', en: 'Retail' },
  { slug: 'umkm-menengah', id: 'Kredit UMKM, menengah', en: 'MSME, medium' },
  { slug: 'umkm-kecil', id: 'Kredit UMKM, kecil', en: 'MSME, small' },
  { slug: 'mikro', id: 'Kredit mikro', en: 'Micro' },
  { slug: 'konsumsi-kpr', id: 'Kredit konsumsi, KPR', en: 'Consumer, mortgage' },
  { slug: 'konsumsi-non-kpr', id: 'Kredit konsumsi, non-KPR', en: 'Consumer, other than mortgage' },
];

/** Invented figures. Cost of funds, overhead and margin, for each segment in the order above. */
export const lendingRates: LendingRatesSeed[] = [
  {
    validFrom: '2026-10-01',
    rates: [
      [4.1, 1.75, 1.9],
      [4.1, 2.2, 2.2],
      [4.1, 2.3, 2.35],
      [4.1, 2.55, 2.6],
      [4.1, 4.6, 4.05],
      [4.1, 1.95, 1.7],
      [4.1, 2.6, 2.55],
    ],
  },
  {
    validFrom: '2026-07-01',
    rates: [
      [4.2, 1.75, 1.9],
      [4.2, 2.2, 2.2],
      [4.2, 2.3, 2.35],
      [4.2, 2.55, 2.6],
      [4.2, 4.6, 4.1],
      [4.2, 1.95, 1.7],
      [4.2, 2.6, 2.6],
    ],
  },
  {
    validFrom: '2026-03-01',
    rates: [
      [4.35, 1.8, 1.9],
      [4.35, 2.25, 2.2],
      [4.35, 2.35, 2.35],
      [4.35, 2.6, 2.6],
      [4.35, 4.7, 4.1],
      [4.35, 2, 1.75],
      [4.35, 2.65, 2.6],
    ],
  },
  {
    validFrom: '2025-10-01',
    rates: [
      [4.55, 1.8, 1.95],
      [4.55, 2.25, 2.25],
      [4.55, 2.35, 2.4],
      [4.55, 2.6, 2.65],
      [4.55, 4.75, 4.15],
      [4.55, 2, 1.8],
      [4.55, 2.7, 2.65],
    ],
  },
  {
    validFrom: '2025-04-01',
    rates: [
      [4.8, 1.85, 1.95],
      [4.8, 2.3, 2.25],
      [4.8, 2.4, 2.4],
      [4.8, 2.65, 2.7],
      [4.8, 4.85, 4.2],
      [4.8, 2.05, 1.8],
      [4.8, 2.75, 2.7],
    ],
  },
];

/** Announced: June to September 2024 and October 2025 to May 2026. */
const writtenGuaranteeRates: GuaranteeRatesSeed[] = [
  { validFrom: '2026-06-01', validTo: '2026-09-30', rupiah: 3.5, foreign: 2, rural: 6, isExample: true },
  { validFrom: '2026-02-01', validTo: '2026-05-31', rupiah: 3.5, foreign: 2, rural: 6 },
  { validFrom: '2025-10-01', validTo: '2026-01-31', rupiah: 3.5, foreign: 2, rural: 6 },
  { validFrom: '2025-06-01', validTo: '2025-09-30', rupiah: 4, foreign: 2.25, rural: 6.5, isExample: true },
  {
    validFrom: '2025-02-01',
    validTo: '2025-05-31',
    rupiah: 4.25,
    foreign: 2.25,
    rural: 6.75,
    isExample: true,
  },
  {
    validFrom: '2024-10-01',
    validTo: '2025-01-31',
    rupiah: 4.25,
    foreign: 2.25,
    rural: 6.75,
    isExample: true,
  },
  { validFrom: '2024-06-01', validTo: '2024-09-30', rupiah: 4.25, foreign: 2.25, rural: 6.75 },
];

const MONTHS_PER_GUARANTEE_PERIOD = 4;

/** First days of the periods of four months that follow the written ones, the last of which includes today. */
function laterPeriodStarts(today: string): string[] {
  const starts: string[] = [];
  let start = '2026-10-01';
  while (start <= today) {
    starts.push(start);
    start = firstOfMonthAfter(start, MONTHS_PER_GUARANTEE_PERIOD);
  }
  return starts;
}

function firstOfMonthAfter(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Periods of the deposit insurance, newest first. One is in force whenever the bank is seeded: later ones are examples. */
export function guaranteeRatesUntil(today: string): GuaranteeRatesSeed[] {
  const later = laterPeriodStarts(today).map((validFrom) => ({
    validFrom,
    validTo: addDays(firstOfMonthAfter(validFrom, MONTHS_PER_GUARANTEE_PERIOD), -1),
    rupiah: 3.5,
    foreign: 2,
    rural: 6,
    isExample: true as const,
  }));
  return [...later.reverse(), ...writtenGuaranteeRates];
}
