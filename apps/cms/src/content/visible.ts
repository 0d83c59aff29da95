import type { Locale } from '@beranda/contract';
import type { Where } from 'payload';

/** Visitors may see an item in a language in which it is published and has a title. */
const published = (locale: Locale): Where => ({
  and: [{ [`_status.${locale}`]: { equals: 'published' } }, { [`title.${locale}`]: { exists: true } }],
});

/**
 * The same in statements of ours: the row `text` of an item's table of translated texts is one that visitors may see.
 */
export const VISIBLE_TEXT = `text._status = 'published' AND text.title <> ''`;

/** Items that a visitor of this language sees: in it, or else in Indonesian. */
export function visibleIn(locale: Locale): Where {
  return locale === 'id' ? published('id') : { or: [published(locale), published('id')] };
}

/** What is read of items: with all of their languages, references as ids. */
export const asStored = { depth: 0, locale: 'all', overrideAccess: true } as const;
