import {
  type BranchSummary,
  type Holiday,
  type Locale,
  type OpenHours,
  type ProvinceCode,
  provinces,
} from '@beranda/contract';
import { addDays } from '@beranda/finance';
import type { Content } from '#src/content/client.ts';
import { isOpen24Hours } from './clock-time.ts';
import { weekdayIndexOf } from './weekday-index.ts';

/** Opening status in the branch's time zone. */
export type OpenState =
  | { kind: 'open24Hours' }
  /** Closing time of the same day. */
  | { kind: 'open'; until: string }
  /** Next opening; null if unknown. */
  | { kind: 'closed'; opens: { date: string; time: string; inDays: number } | null };

/**
 * Hours of one day, with the reason if they differ from the weekday's usual hours, and the language of the reason if
 * known.
 */
export type DayHours = { date: string; hours: OpenHours[]; reason: string | null; language?: Locale };

type Hours = Pick<BranchSummary, 'kind' | 'hours' | 'specialDays' | 'province'>;
type Time = Pick<Content, 'isPast' | 'today'>;

/** Exceeds the longest series of holidays. */
const DAYS_AHEAD = 15;

export const ZONE_NAMES = { 7: 'WIB', 8: 'WITA', 9: 'WIT' } as const;
type Zone = keyof typeof ZONE_NAMES;

export function zoneOf(province: ProvinceCode): Zone {
  return provinces[province].zone;
}

/** Converts a local time in a zone to ISO time (UTC). */
function utcTimeOf(date: string, time: string, zone: Zone): string {
  return new Date(`${date}T${time}:00+0${zone}:00`).toISOString();
}

/** Local date in a zone. */
export function localDate(zone: Zone, time: Time): string {
  const inJakarta = time.today();
  const next = addDays(inJakarta, 1);
  return time.isPast(utcTimeOf(next, '00:00', zone)) ? next : inJakarta;
}

/** Hours of a branch on a date. Special days take precedence over holidays; holidays do not apply to ATMs. */
export function hoursOn(branch: Hours, date: string, holidays: readonly Holiday[]): DayHours {
  const special = branch.specialDays.find((day) => day.date === date);
  if (special) {
    const { hours, language, reason } = special;
    return { date, hours: hours ? [hours] : [], reason, language };
  }
  const holiday = holidays.find((day) => day.date === date && day.closesBanks);
  if (holiday && branch.kind !== 'atm') return { date, hours: [], reason: holiday.name };
  return { date, hours: branch.hours[weekdayIndexOf(date)] ?? [], reason: null };
}

/** The opening status and the next time it changes, which becomes the expiry of the page. */
export function openState(branch: Hours, holidays: readonly Holiday[], time: Time): OpenState {
  const zone = zoneOf(branch.province);
  const today = localDate(zone, time);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) =>
    hoursOn(branch, addDays(today, index), holidays),
  );
  if (days.every(({ hours }) => isOpen24Hours(hours))) return { kind: 'open24Hours' };
  for (const [index, { date, hours }] of days.entries()) {
    for (const { open, close } of hours) {
      if (time.isPast(utcTimeOf(date, close, zone))) continue;
      if (time.isPast(utcTimeOf(date, open, zone))) return { kind: 'open', until: close };
      return { kind: 'closed', opens: { date, time: open, inDays: index } };
    }
  }
  return { kind: 'closed', opens: null };
}
