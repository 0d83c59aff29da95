import { LANGUAGES } from '@beranda/contract';
import type { DateTimeFormatOptions } from 'use-intl';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BranchWithStatus } from '../branch-status.server.ts';
import { isOpen24Hours, openingHoursText } from '../clock-time.ts';
import type { DayHours } from '../opening.ts';
import { weekdayIndexOf } from '../weekday-index.ts';

/** Any week, from Monday, for the names of its days. */
const WEEK = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`);

/** Special days are at most a month ahead: without their year, day and hours fit in one line on phones. */
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

type BranchHoursProps = { branch: BranchWithStatus; specialDays: DayHours[] };

/** Weekly hours and upcoming special days. */
export function BranchHours({ branch, specialDays }: BranchHoursProps) {
  const t = useTranslations('branches');
  const locale = useSiteLocale();
  const format = useFormatter();
  const nameOf = (date: string, options: DateTimeFormatOptions) =>
    format.dateTime(new Date(date), { timeZone: 'UTC', ...options });
  const textOf = (hours: BranchWithStatus['hours'][number]) =>
    isOpen24Hours(hours) ? t('aroundTheClock') : (openingHoursText(hours, locale) ?? t('closed'));
  const isAlwaysOpen = specialDays.length === 0 && branch.hours.every(isOpen24Hours);
  const todayIndex = weekdayIndexOf(branch.today.date);
  return (
    <section>
      <h2 className="text-2xl">{t('hours')}</h2>
      {isAlwaysOpen ? (
        <p className="mt-4 flex flex-wrap justify-between gap-x-6 border-line border-y py-2.5">
          {t('everyDay')}
          <span className="font-bold">{t('aroundTheClock')}</span>
        </p>
      ) : (
        <>
          <p className="mt-1 text-muted">{t('hoursZone', { zone: branch.zone })}</p>
          <table className="mt-5 w-full text-left">
            <thead className="sr-only">
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('hours')}</th>
              </tr>
            </thead>
            <tbody>
              {WEEK.map((day, index) => (
                <tr key={day} className="border-line border-t">
                  <th
                    scope="row"
                    className={`py-2.5 pr-6 ${index === todayIndex ? 'font-bold' : 'font-normal'}`}
                  >
                    {nameOf(day, { weekday: 'long' })}
                    {index === todayIndex && <span className="badge badge-accent ml-3">{t('today')}</span>}
                  </th>
                  <td className={`py-2.5 text-right tabular-nums ${index === todayIndex ? 'font-bold' : ''}`}>
                    {textOf(branch.hours[index] ?? [])}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {specialDays.length > 0 && (
        <>
          <h3 className="mt-10 text-xl">{t('specialDays')}</h3>
          <ul className="mt-4">
            {specialDays.map(({ date, hours, language, reason }) => (
              <li key={date} className="flex gap-x-6 border-line border-t py-2.5 last:border-b">
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{nameOf(date, DAY)}</span>
                  <br />
                  <span className="text-muted text-sm" lang={language && LANGUAGES[language].tag}>
                    {reason}
                  </span>
                </span>
                <span className="flex-none tabular-nums">{textOf(hours)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
