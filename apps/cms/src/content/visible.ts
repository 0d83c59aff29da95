import type { Locale } from '@beranda/contract';
import type { Where } from 'payload';

const published = (locale: Locale): Where => ({
  and: [{ [`_status.${locale}`]: { equals: 'published' } }, { [`title.${locale}`]: { exists: true } }],
});

/** Items that a visitor of this language sees: in it, or else in Indonesian. */
export function visibleIn(locale: Locale): Where {
  return locale === 'id' ? published('id') : { or: [published(locale), published('id')] };
}

/** What is read of items: with all of their languages, references as ids. */
export const asStored = { depth: 0, locale: 'all', overrideAccess: true } as const;
