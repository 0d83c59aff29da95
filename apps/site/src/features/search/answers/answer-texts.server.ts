import { LANGUAGES, type Locale } from '@beranda/contract';
import { messagesOf } from '#src/i18n/messages.ts';
import { formatters } from '#src/i18n/use-formatter.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';

/** Formatter and translators for the texts of answers in a language. Server only: all messages are loaded there. */
export function answerTexts(locale: Locale) {
  const messages = messagesOf(locale);
  const { format: formatLocale } = LANGUAGES[locale];
  const format = formatters[locale];
  return {
    format,
    t: translatorOf(formatLocale, messages, 'answers'),
    tRates: translatorOf(formatLocale, messages, 'rates'),
    tBranches: translatorOf(formatLocale, messages, 'branches'),
    /** @param date ISO date. */
    date: (date: string) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' }),
    /** @param percent such as 3.5. */
    percent: (percent: number) =>
      format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
  };
}
