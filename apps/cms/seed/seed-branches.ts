import { weekdays } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import type { BranchSeed, DayHoursSeed, WeekSeed } from './content/branches/types.ts';
import { jakartaDay } from './jakarta-day.ts';
import { seedItem } from './seed-item.ts';

const timesOf = (hours: DayHoursSeed) =>
  hours === 'always' ? { open: '00:00', close: '24:00' } : { open: hours?.open, close: hours?.close };

/** Rows as editors write them: the days that share their hours together. */
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

/** Writes one office or cash machine. */
export async function seedBranch(req: PayloadRequest, branch: BranchSeed, now: string): Promise<void> {
  const { name, hours, specialDays, slug, ...fields } = branch;
  const daysIn = (locale: 'id' | 'en') =>
    specialDays.map(({ inDays, hours: special, reason }) => ({
      date: jakartaDay(now, inDays),
      ...timesOf(special),
      reason: reason[locale],
    }));
  const id = await seedItem(req, 'branches', {
    fields: { ...fields, slug, hours: rowsOf(hours), specialDays: daysIn('id') },
    id: { title: name.id },
    en: name.en === null ? null : { title: name.en },
  });
  if (specialDays.length > 0 && name.en) await translateReasons(req, id, branch);
}

/** A reason is translated within its row, which exists by then. */
async function translateReasons(req: PayloadRequest, id: number, branch: BranchSeed): Promise<void> {
  const common = { req, collection: 'branches', id, depth: 0, overrideAccess: true } as const;
  const stored = await req.payload.findByID({ ...common, locale: 'en' });
  const specialDays = (stored.specialDays ?? []).map((day, index) => ({
    ...day,
    reason: branch.specialDays[index]?.reason.en ?? '',
  }));
  await req.payload.update({
    ...common,
    locale: 'en',
    publishSpecificLocale: 'en',
    data: { specialDays, _status: 'published' },
  });
}
