import type { Locale } from '@beranda/contract';
import type { Where } from 'payload';

/** An item is public in a language in which it is published and has a title. */
const published = (locale: Locale): Where => ({
  and: [{ [`_status.${locale}`]: { equals: 'published' } }, { [`title.${locale}`]: { exists: true } }],
});

/** The same for SQL, with the alias `text` for the table of translated texts. */
export const VISIBLE_TEXT = `text._status = 'published' AND text.title <> ''`;

/** Items visible in this language, including the Indonesian fallback. */
export function visibleIn(locale: Locale): Where {
  return locale === 'id' ? published('id') : { or: [published(locale), published('id')] };
}

/** Read options for items: all languages, references as ids. */
export const asStored = { depth: 0, locale: 'all', overrideAccess: true } as const;
