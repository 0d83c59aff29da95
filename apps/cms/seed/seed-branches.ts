import { type Locale, weekdays } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import type { BranchSeed, DayHoursSeed, WeekSeed } from './content/branches.ts';
import { jakartaWeekdayAfter } from './jakarta-date-after.ts';
import { seedItem } from './seed-item.ts';

const timesOf = (hours: DayHoursSeed) =>
  hours === 'always' ? { open: '00:00', close: '24:00' } : { open: hours?.open, close: hours?.close };

/** Opening hours as rows; days with the same hours share one. */
function rowsOf(week: WeekSeed) {
  const open = weekdays.flatMap((day, index) => {
    const hours = week[index] ?? null;
    return hours ? [{ day, ...timesOf(hours) }] : [];
  });
  const groups = Map.groupBy(open, ({ open, close }) => `${open}-${close}`);
  return [...groups.values()].map((same) => ({
    days: same.map(({ day }) => day),
    open: same[0]?.open,
    close: same[0]?.close,
  }));
}

/** Seeds one branch or cash machine. */
export async function seedBranch(req: PayloadRequest, branch: BranchSeed, now: string): Promise<void> {
  const { name, hours, specialDays, slug, ...fields } = branch;
  const specialDaysIn = (locale: Locale) =>
    specialDays.map(({ inDays, hours: special, reason }) => ({
      // Languages share rows by id.
      id: `${slug}-${inDays}`,
      // On a weekend offices are closed anyway.
      date: jakartaWeekdayAfter(now, inDays),
      ...timesOf(special),
      reason: reason[locale],
    }));
  await seedItem(req, 'branches', {
    fields: { ...fields, slug, hours: rowsOf(hours) },
    id: { title: name.id, specialDays: specialDaysIn('id') },
    en: name.en === null ? null : { title: name.en, specialDays: specialDaysIn('en') },
  });
}
