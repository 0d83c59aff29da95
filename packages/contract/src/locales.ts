/** The languages of the site; the first is the default. */
export const LOCALES = ['id', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

type Language = {
  /** BCP 47 tag for `lang` and `hreflang`; Open Graph writes it with an underscore. */
  tag: string;
  /** BCP 47 tag for numbers and dates. */
  format: string;
  decimalSeparator: ',' | '.';
  /** Between thousands. */
  groupSeparator: ',' | '.';
  /** Between the hours and minutes of a time of day. */
  timeSeparator: '.' | ':';
  /** First part of the language's addresses. */
  prefix: string;
  /** Whether what is required has to be written in this language. */
  isRequired: boolean;
  /** The language that is shown where this one has no text. */
  fallback: Locale | null;
  /** Icon of the language's flag. */
  flag: string;
};

/** Everything that differs by language, except texts. */
export const LANGUAGES = {
  id: {
    tag: 'id-ID',
    format: 'id-ID',
    decimalSeparator: ',',
    groupSeparator: '.',
    timeSeparator: '.',
    prefix: '',
    isRequired: true,
    fallback: null,
    flag: 'flag-id',
  },
  en: {
    tag: 'en-US',
    // British, as the texts are: day before month, as in Indonesia.
    format: 'en-GB',
    decimalSeparator: '.',
    groupSeparator: ',',
    timeSeparator: ':',
    prefix: '/en',
    isRequired: false,
    fallback: 'id',
    flag: 'flag-us',
  },
} as const satisfies Record<Locale, Language>;

export const DEFAULT_LOCALE = LOCALES[0];

export const LOCALE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The other of the two languages. */
export const otherLocale = (locale: Locale): Locale => (locale === 'id' ? 'en' : 'id');

/** A value for each language, such as a formatter. */
export const inEachLocale = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> => ({
  id: make('id'),
  en: make('en'),
});

/** The languages whose texts a page in this language may show: its own, then its fallback. */
export function localesShownIn(locale: Locale): Locale[] {
  const { fallback } = LANGUAGES[locale];
  return fallback ? [locale, fallback] : [locale];
}

const FIRST_PART = /^\/[^/?#]*/;

/** Language of an address, with or without query: English for `/en` and below, otherwise Indonesian. */
export function localeOf(address: string): Locale {
  const [first] = FIRST_PART.exec(address) ?? [];
  return LOCALES.find((locale) => LANGUAGES[locale].prefix === first) ?? DEFAULT_LOCALE;
}

/** An address without its language prefix: `/en/news` and `/news` both give `/news`. */
export function withoutLocale(address: string): string {
  const { prefix } = LANGUAGES[localeOf(address)];
  if (prefix === '') return address;
  const rest = address.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Adds a language prefix to an address that has none. */
export function withPrefix(bare: string, locale: Locale): string {
  const { prefix } = LANGUAGES[locale];
  return prefix === '' ? bare : prefix + bare.replace(/^\/(?=$|[?#])/, '');
}

/** An address in a language: `/news` in English is `/en/news`, `/` is `/en`. */
export function inLocale(address: string, locale: Locale): string {
  return withPrefix(withoutLocale(address), locale);
}
