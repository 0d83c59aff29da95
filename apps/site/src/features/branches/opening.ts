import {
  type BranchSummary,
  type Holiday,
  type Locale,
  type OpenHours,
  type ProvinceCode,
  provinces,
} from '@beranda/contract';
import type { Content } from '#src/content/client.ts';

/** When a place is open now, by its own clock. */
export type OpenState =
  | { kind: 'always' }
  /** Closes at this time of its day. */
  | { kind: 'open'; until: string }
  /** Opens next on this day at this time; null where nobody knows. */
  | { kind: 'closed'; opens: { date: string; time: string; inDays: number } | null };

/** What holds on one day, and why it is not what always holds on that weekday, with the language of that where it is known. */
export type DayHours = { date: string; hours: OpenHours[]; reason: string | null; language?: Locale };

type Place = Pick<BranchSummary, 'kind' | 'hours' | 'specialDays' | 'province'>;
type Time = Pick<Content, 'isPast' | 'today'>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Far enough to see past the longest row of holidays. */
const DAYS_AHEAD = 15;

export const ZONE_NAMES = { 7: 'WIB', 8: 'WITA', 9: 'WIT' } as const;
type Zone = keyof typeof ZONE_NAMES;

export function zoneOf(province: ProvinceCode): Zone {
  return provinces[province].zone;
}

/** The day so many days later, as ISO date. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment of a clock time in a zone, as ISO time. */
function momentOf(date: string, time: string, zone: Zone): string {
  return new Date(`${date}T${time}:00+0${zone}:00`).toISOString();
}

/** The date where the place is: in the east the day begins before it does in Jakarta. */
export function localDate(zone: Zone, time: Time): string {
  const inJakarta = time.today();
  const next = dayAfter(inJakarta, 1);
  return time.isPast(momentOf(next, '00:00', zone)) ? next : inJakarta;
}

/** Cash machines know no holidays; what was written for a day goes before everything else. */
export function hoursOn(place: Place, date: string, holidays: readonly Holiday[]): DayHours {
  const special = place.specialDays.find((day) => day.date === date);
  if (special) {
    const { hours, language, reason } = special;
    return { date, hours: hours ? [hours] : [], reason, language };
  }
  const holiday = holidays.find((day) => day.date === date && day.closesBanks);
  if (holiday && place.kind !== 'atm') return { date, hours: [], reason: holiday.name };
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  return { date, hours: place.hours[weekday] ?? [], reason: null };
}

const isWholeDay = ({ hours }: Pick<DayHours, 'hours'>) =>
  hours.length === 1 && hours[0]?.open === '00:00' && hours[0].close === '24:00';

/** Whether it is open or not, and when that changes. Whoever asks is told no more than that, so a page stays good until then. */
export function openState(place: Place, holidays: readonly Holiday[], time: Time): OpenState {
  const zone = zoneOf(place.province);
  const today = localDate(zone, time);
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) =>
    hoursOn(place, dayAfter(today, index), holidays),
  );
  if (days.every(isWholeDay)) return { kind: 'always' };
  for (const [index, { date, hours }] of days.entries()) {
    for (const { open, close } of hours) {
      if (time.isPast(momentOf(date, close, zone))) continue;
      if (time.isPast(momentOf(date, open, zone))) return { kind: 'open', until: close };
      return { kind: 'closed', opens: { date, time: open, inDays: index } };
    }
  }
  return { kind: 'closed', opens: null };
}
