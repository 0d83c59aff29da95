import { LANGUAGES, type Locale } from '../locales.ts';
import type { AnswerTime } from './form-definition.ts';

const UNITS = {
  id: { hours: ['jam', 'jam'], workingDays: ['hari kerja', 'hari kerja'] },
  en: { hours: ['hour', 'hours'], workingDays: ['working day', 'working days'] },
} as const satisfies Record<Locale, Record<'hours' | 'workingDays', readonly [one: string, other: string]>>;

/** The time until somebody answers, in words, such as `72 hours` or `2 working days`. */
export function formatAnswerTime(answerTime: AnswerTime, locale: Locale): string {
  const [number, unit] =
    answerTime.hours === undefined
      ? [answerTime.workingDays, 'workingDays' as const]
      : [answerTime.hours, 'hours' as const];
  const [singular, plural] = UNITS[locale][unit];
  return `${new Intl.NumberFormat(LANGUAGES[locale].format).format(number)} ${number === 1 ? singular : plural}`;
}
