import { type Locale, localesShownIn } from '@beranda/contract';
import type { Where } from 'payload';

/** An item is public in a language in which it is published and has a title. */
const published = (locale: Locale): Where => ({
  and: [{ [`_status.${locale}`]: { equals: 'published' } }, { [`title.${locale}`]: { exists: true } }],
});

/** The same for SQL, with the alias `text` for the table of translated texts. */
export const VISIBLE_TEXT = `text._status = 'published' AND text.title <> ''`;

/** The languages that a page in this language shows, as a list for SQL. */
export const shownLocalesSql = (locale: Locale) =>
  localesShownIn(locale)
    .map((one) => `'${one}'`)
    .join();

/** Items visible in this language, including the Indonesian fallback. */
export function visibleIn(locale: Locale): Where {
  return { or: localesShownIn(locale).map(published) };
}

/** Read options for items: all languages, references as ids. */
export const asStored = { depth: 0, locale: 'all', overrideAccess: true } as const;
