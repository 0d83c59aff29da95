import { LANGUAGES, LOCALE_COOKIE_MAX_AGE_SECONDS, type Locale } from '@beranda/contract';
import type { ThirdPartyServices } from '#src/content/loader-types.ts';
import type { Messages } from '#src/i18n/catalogues/id/index.generated.ts';
import { messagesOf } from '#src/i18n/messages.ts';
import { translatorOf } from '#src/i18n/use-translations.ts';

type Kind = 'cookie' | 'localStorage' | 'sessionStorage';
type Entry = keyof Messages['browserStorage']['entries'];
type Lasts = 'untilClosed' | 'untilTabClosed' | 'untilCleared' | { days: number };

/**
 * Everything that the site keeps in a browser. A name that ends with an asterisk stands for one name per form; null is the
 * cookie that the operator names. A test compares the list with the code.
 */
export const BROWSER_STORAGE = [
  { name: null, kind: 'cookie', entry: 'locale', lasts: { days: LOCALE_COOKIE_MAX_AGE_SECONDS / 86_400 } },
  { name: 'beranda_csrf', kind: 'cookie', entry: 'csrf', lasts: 'untilClosed' },
  { name: 'beranda_ticket_*', kind: 'cookie', entry: 'ticket', lasts: { days: 1 } },
  { name: 'beranda:form-drafts', kind: 'sessionStorage', entry: 'drafts' },
  { name: 'beranda:reload', kind: 'sessionStorage', entry: 'reload', lasts: 'untilTabClosed' },
  { name: 'react-router-scroll-positions', kind: 'sessionStorage', entry: 'scroll', lasts: 'untilTabClosed' },
  { name: 'beranda:searches', kind: 'localStorage', entry: 'searches' },
  { name: 'beranda:popup', kind: 'localStorage', entry: 'popup' },
  { name: 'beranda:banner', kind: 'localStorage', entry: 'banner', lasts: 'untilCleared' },
  { name: 'beranda:consent', kind: 'localStorage', entry: 'consent' },
] as const satisfies readonly {
  name: string | null;
  kind: Kind;
  entry: Entry;
  /** How long it is kept; missing where the text of the entry has that. */
  lasts?: Lasts;
}[];

type BrowserStorageRow = { name: string | null; kind: string; purpose: string; time: string };

export type BrowserStorageData = Record<'title' | 'lead' | 'name' | 'purpose' | 'time', string> & {
  rows: BrowserStorageRow[];
  /** What other companies have to do with the site: a sentence for each of their services. */
  notes: string[];
};

/** Title of the table of what a browser keeps. */
export function browserStorageTitle(locale: Locale): string {
  return messagesOf(locale).browserStorage.title;
}

/** The table of what a browser keeps, in words. It names only the services of others that are in use. */
export function browserStorageIn(
  locale: Locale,
  { hasStatistics, hasRecaptcha }: ThirdPartyServices,
): BrowserStorageData {
  const messages = messagesOf(locale);
  const t = translatorOf(LANGUAGES[locale].format, messages, 'browserStorage');
  const { entries, title, lead, notes, name, purpose, time } = messages.browserStorage;

  function timeOf(lasts: Lasts): string {
    return typeof lasts === 'string' ? t(lasts) : t('days', lasts);
  }

  return {
    ...{ title, lead, name, purpose, time },
    notes: [
      notes.youtube,
      hasRecaptcha ? notes.recaptcha : notes.ownCheck,
      hasStatistics ? notes.statistics : notes.noStatistics,
    ],
    rows: BROWSER_STORAGE.filter(({ entry }) => hasStatistics || entry !== 'consent').map((kept) => {
      const texts: { purpose: string; time?: string } = entries[kept.entry];
      return {
        name: kept.name,
        kind: t(kept.kind),
        purpose: texts.purpose,
        time: 'lasts' in kept ? timeOf(kept.lasts) : (texts.time ?? ''),
      };
    }),
  };
}
