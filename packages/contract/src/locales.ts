/** The languages of the site. Indonesian is the default and has no path prefix; English lives under `/en`. */
export const LOCALES = ['id', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'id';

/** BCP 47 tags for `lang` and `hreflang`; Open Graph writes them with an underscore. */
export const LANGUAGE_TAGS = { id: 'id-ID', en: 'en-US' } as const satisfies Record<Locale, string>;

export const LOCALE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
