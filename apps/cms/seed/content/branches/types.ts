import type { Locale } from '@beranda/contract';

/** Local opening hours of one weekday; `null` is closed, `always` around the clock. */
export type DayHoursSeed = { open: string; close: string } | 'always' | null;

/** Monday to Sunday. */
export type WeekSeed = readonly [
  DayHoursSeed,
  DayHoursSeed,
  DayHoursSeed,
  DayHoursSeed,
  DayHoursSeed,
  DayHoursSeed,
  DayHoursSeed,
];

export type BranchKindSeed = 'branch' | 'sub-branch' | 'cash-office' | 'atm';

export type BranchServiceSeed =
  | 'teller'
  | 'customer-service'
  | 'loans'
  | 'business-advice'
  | 'priority'
  | 'foreign-exchange'
  | 'safe-deposit-box'
  | 'cash-deposit'
  | 'cash-withdrawal'
  | 'step-free';

/** A day, counted from the day of seeding, on which other hours hold. */
export type SpecialDaySeed = { inDays: number; hours: DayHoursSeed; reason: Record<Locale, string> };

export type BranchSeed = {
  slug: string;
  kind: BranchKindSeed;
  /** `en: null` means that the name is not translated. */
  name: { id: string; en: string | null };
  address: string;
  city: string;
  /** Code of the province as in ISO 3166-2:ID, without the country. */
  province: string;
  latitude: number;
  longitude: number;
  services: readonly BranchServiceSeed[];
  hours: WeekSeed;
  specialDays: readonly SpecialDaySeed[];
  phone: string | null;
};
