import type { Locale } from '@beranda/contract';
import { isEndOfJakartaDay, jakartaDate } from '@beranda/finance';
import { formatJakartaTime, formatLongDate } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';

/**
 * The latest time to answer a case (`dueAt`), as mails, letters and screens name it: a day where it lasts until the end of
 * one, otherwise with the hour.
 */
export const deadlineText = (dueAt: string, locale: Locale): string =>
  isEndOfJakartaDay(dueAt)
    ? formatLongDate(jakartaDate(dueAt), locale)
    : formatJakartaTime(dueAt, locale, 'long');

/**
 * The same as a receipt names it. Null where no deadline runs, or where it has passed: a receipt may be sent or printed
 * again much later.
 */
export const promisedDeadlineText = ({ dueAt, locale }: Pick<Case, 'dueAt' | 'locale'>): string | null =>
  !dueAt || Date.parse(dueAt) < Date.now() ? null : deadlineText(dueAt, locale);
