import { type Locale, localesShownIn } from '@beranda/contract';
import type { Where } from 'payload';
import { sql } from '#cms/database/sql.ts';

/*
 * The rule of what visitors may see, for SQL and for Payload's queries (`publishedLanguages` applies it to a
 * stored item): an item is visible in a language in which it is published and has a title. Trashed items are
 * never published (`items/trash`). Active periods are applied by the site, which gets them with the item:
 * time passes without a change of the tag version.
 */

/** For SQL, with the alias `text` for the table of translated texts. */
export const VISIBLE_TEXT = sql`text._status = 'published' AND text.title <> ''`;

const published = (locale: Locale): Where => ({
  and: [{ [`_status.${locale}`]: { equals: 'published' } }, { [`title.${locale}`]: { exists: true } }],
});

/** For Payload's queries: items visible in this language, including the Indonesian fallback. */
export function visibleIn(locale: Locale): Where {
  return { or: localesShownIn(locale).map(published) };
}

/** Read options for items: all languages, references as ids. */
export const STORED_READ_OPTIONS = { depth: 0, locale: 'all', overrideAccess: true } as const;
