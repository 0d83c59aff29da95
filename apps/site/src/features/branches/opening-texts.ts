import type { Locale } from '@beranda/contract';
import type { Formatter } from '#src/i18n/use-formatter.ts';
import type { useTranslations } from '#src/i18n/use-translations.ts';
import { clockTime } from './clock-time.ts';
import type { OpenState } from './opening.ts';

/** A language with its formatter and translator. */
type LocaleFormat = {
  locale: Locale;
  format: Formatter;
  t: ReturnType<typeof useTranslations<'branches'>>;
};

/** The opening status in words, and what comes next: `Closed` and `opens on Monday at 08:00`. */
export function openingTexts(state: OpenState, { locale, format, t }: LocaleFormat): [string, string?] {
  if (state.kind === 'open24Hours') return [t('always')];
  if (state.kind === 'open') return [t('openNow'), t('until', { time: clockTime(state.until, locale) })];
  const { opens } = state;
  if (!opens) return [t('closedNow')];
  const day = format.dateTime(new Date(opens.date), {
    weekday: 'long',
    // The weekday alone would mean the next one.
    ...(opens.inDays > 6 && { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  });
  const when = opens.inDays === 0 ? 'opensToday' : opens.inDays === 1 ? 'opensTomorrow' : 'opensOn';
  return [t('closedNow'), t(when, { time: clockTime(opens.time, locale), day })];
}
