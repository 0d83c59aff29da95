import type { LocalizedForm } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { formatJakartaTime, formatLongDate } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';

/**
 * The latest time to answer, as a receipt names it: a day where that lasts until its end. Null where no deadline runs, or
 * where it has passed: a receipt may be sent or printed again much later.
 */
export function deadlineText(
  { dueAt, locale }: Pick<Case, 'dueAt' | 'locale'>,
  { answerTime }: LocalizedForm['definition'],
): string | null {
  if (!dueAt || Date.parse(dueAt) < Date.now()) return null;
  return answerTime.hours === undefined
    ? formatLongDate(jakartaDate(dueAt), locale)
    : formatJakartaTime(dueAt, locale, 'long');
}
