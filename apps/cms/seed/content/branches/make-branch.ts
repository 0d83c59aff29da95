import { slugOf } from '#cms/fields/slug.ts';
import type { BranchKindSeed, BranchSeed, BranchServiceSeed, DayHoursSeed, WeekSeed } from './types.ts';

const NAMES: Record<BranchKindSeed, (place: string, english: string) => { id: string; en: string }> = {
  branch: (place, english) => ({ id: `Kantor Cabang ${place}`, en: `${english} Branch` }),
  'sub-branch': (place, english) => ({ id: `Kantor Cabang Pembantu ${place}`, en: `${english} Sub-branch` }),
  'cash-office': (place, english) => ({ id: `Kantor Kas ${place}`, en: `${english} Cash Office` }),
  atm: (place, english) => ({ id: `ATM ${place}`, en: `${english} ATM` }),
};

function week(weekday: DayHoursSeed, saturday: DayHoursSeed = null, sunday: DayHoursSeed = null): WeekSeed {
  return [weekday, weekday, weekday, weekday, weekday, saturday, sunday];
}

const hours = (open: string, close: string): DayHoursSeed => ({ open, close });

/** Weeks that offices of the bank keep, in local time. */
export const weeks = {
  branch: week(hours('08:00', '15:00')),
  'sub-branch': week(hours('08:00', '14:30')),
  'cash-office': week(hours('08:30', '13:00')),
  saturday: week(hours('08:00', '15:00'), hours('09:00', '12:00')),
  mall: week(hours('10:00', '18:00'), hours('10:00', '18:00'), hours('10:00', '16:00')),
  market: week(hours('07:00', '12:00'), hours('07:00', '12:00')),
  always: week('always', 'always', 'always'),
  'mall-machine': week(hours('10:00', '22:00'), hours('10:00', '22:00'), hours('10:00', '22:00')),
  'station-machine': week(hours('04:30', '23:30'), hours('04:30', '23:30'), hours('04:30', '23:30')),
} satisfies Record<string, WeekSeed>;

const SERVICES: Record<BranchKindSeed, readonly BranchServiceSeed[]> = {
  branch: ['teller', 'customer-service', 'loans', 'business-advice', 'cash-withdrawal', 'step-free'],
  'sub-branch': ['teller', 'customer-service', 'loans', 'cash-withdrawal'],
  'cash-office': ['teller', 'customer-service'],
  atm: ['cash-withdrawal'],
};

const USUAL_WEEK = {
  branch: weeks.branch,
  'sub-branch': weeks['sub-branch'],
  'cash-office': weeks['cash-office'],
  atm: weeks.always,
} satisfies Record<BranchKindSeed, WeekSeed>;

type Place = {
  kind: BranchKindSeed;
  /** The place's own name, which stands behind the kind. */
  place: string;
  /** Where its name has an English form. */
  english?: string | null;
  address: string;
  at: readonly [latitude: number, longitude: number];
  /** Beside those that every place of the kind has. */
  services?: readonly BranchServiceSeed[];
  hours?: WeekSeed;
  specialDays?: BranchSeed['specialDays'];
};

type City = { city: string; province: string; areaCode: string; places: readonly Place[] };

/** The places of a city. Numbers with 555-01 are nobody's. */
export function branchesOf({ city, province, areaCode, places }: City): BranchSeed[] {
  return places.map(({ kind, place, english, address, at, services, hours, specialDays }, index) => {
    const name = NAMES[kind](place, english ?? place);
    return {
      slug: slugOf(name.id),
      kind,
      name: { id: name.id, en: english === null ? null : name.en },
      address,
      city,
      province,
      latitude: at[0],
      longitude: at[1],
      services: [...SERVICES[kind], ...(services ?? [])],
      hours: hours ?? USUAL_WEEK[kind],
      specialDays: specialDays ?? [],
      phone: kind === 'atm' ? null : `(${areaCode}) 555-01${String(10 + index)}`,
    };
  });
}
