import { branchKinds, branchServices, POSTAL_CODE } from '@beranda/contract';
import { z } from 'zod';
import { slugOf } from '#cms/fields/slug.ts';
import { inBothLanguages, nonEmptyText } from '../content-fields.ts';
import { readYaml } from '../read-content.ts';

type Kind = (typeof branchKinds)[number];
type Service = (typeof branchServices)[number];

const openingHours = z.strictObject({ open: nonEmptyText, close: nonEmptyText });

/** Local opening hours of one weekday; `null` is closed, `always` around the clock. */
export type DayHoursSeed = z.output<typeof openingHours> | 'always' | null;

/** Monday to Sunday. */
export type WeekSeed = readonly DayHoursSeed[];

const hours = (open: string, close: string): DayHoursSeed => ({ open, close });

function week(weekday: DayHoursSeed, saturday: DayHoursSeed = null, sunday: DayHoursSeed = null): WeekSeed {
  return [weekday, weekday, weekday, weekday, weekday, saturday, sunday];
}

/** Weeks that offices of the bank keep, in local time. */
const weeks = {
  branch: week(hours('08:00', '15:00')),
  'sub-branch': week(hours('08:00', '14:30')),
  'cash-office': week(hours('08:30', '13:00')),
  saturday: week(hours('08:00', '15:00'), hours('09:00', '12:00')),
  mall: week(hours('10:00', '18:00'), hours('10:00', '18:00'), hours('10:00', '16:00')),
  market: week(hours('07:00', '12:00'), hours('07:00', '12:00')),
  always: week('always', 'always', 'always'),
  'mall-machine': week(hours('10:00', '22:00'), hours('10:00', '22:00'), hours('10:00', '22:00')),
  'station-machine': week(hours('04:30', '23:30'), hours('04:30', '23:30'), hours('04:30', '23:30')),
};

/** What every place of a kind is called and has. */
const KINDS: Record<Kind, { id: string; en: string; services: Service[]; hours: WeekSeed }> = {
  branch: {
    id: 'Kantor Cabang',
    en: 'Branch',
    services: ['teller', 'customer-service', 'loans', 'business-advice', 'cash-withdrawal', 'step-free'],
    hours: weeks.branch,
  },
  'sub-branch': {
    id: 'Kantor Cabang Pembantu',
    en: 'Sub-branch',
    services: ['teller', 'customer-service', 'loans', 'cash-withdrawal'],
    hours: weeks['sub-branch'],
  },
  'cash-office': {
    id: 'Kantor Kas',
    en: 'Cash Office',
    services: ['teller', 'customer-service'],
    hours: weeks['cash-office'],
  },
  atm: { id: 'ATM', en: 'ATM', services: ['cash-withdrawal'], hours: weeks.always },
};

const place = z.strictObject({
  kind: z.enum(branchKinds),
  /** The place's own name, which stands behind the kind. */
  place: nonEmptyText,
  /** Where its name has an English form; `null` leaves the place untranslated. */
  english: nonEmptyText.nullish(),
  address: nonEmptyText,
  district: nonEmptyText,
  postalCode: z.string().regex(POSTAL_CODE),
  at: z.tuple([z.number(), z.number()]),
  /** Beside those that every place of the kind has. */
  services: z.array(z.enum(branchServices)).default([]),
  hours: z.enum(Object.keys(weeks) as (keyof typeof weeks)[]).optional(),
  /** Days, counted from the day of seeding, on which other hours hold; at a weekend the Monday after it. */
  specialDays: z
    .array(z.strictObject({ inDays: z.int(), hours: openingHours.nullable(), reason: inBothLanguages }))
    .default([]),
});

/** `province` is its code in ISO 3166-2:ID, without the country. */
const cities = readYaml(
  'branches.yaml',
  z.array(
    z.strictObject({
      city: nonEmptyText,
      province: nonEmptyText,
      areaCode: nonEmptyText,
      places: z.array(place),
    }),
  ),
);

/** Offices and cash machines of the demonstration bank. Streets and numbers are invented; 555-01 is nobody's. */
export const branches = cities.flatMap(({ city, province, areaCode, places }) =>
  places.map(({ kind, place: name, english, at, services, specialDays, hours: own, ...fields }, index) => {
    const usual = KINDS[kind];
    const indonesian = `${usual.id} ${name}`;
    return {
      slug: slugOf(indonesian),
      kind,
      name: { id: indonesian, en: english === null ? null : `${english ?? name} ${usual.en}` },
      ...fields,
      city,
      province,
      latitude: at[0],
      longitude: at[1],
      services: [...usual.services, ...services],
      hours: own ? weeks[own] : usual.hours,
      specialDays,
      phone: kind === 'atm' ? null : `(${areaCode}) 555-01${10 + index}`,
    };
  }),
);

export type BranchSeed = (typeof branches)[number];
