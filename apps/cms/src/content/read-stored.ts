import { DEFAULT_LOCALE, type ItemCollection, type Locale, localesShownIn } from '@beranda/contract';
import type { GlobalSlug, Payload, Where } from 'payload';
import type { Config } from '#cms/payload-types.ts';
import { asMultilingualItem, displayLanguageOf, publishedLanguages } from './multilingual.ts';
import { type Shown, type Stored, storedGlobal, storedIn } from './stored.ts';
import { STORED_READ_OPTIONS } from './visible.ts';

/** An item in a language, and the required facts that it lacks. */
export function storedInLanguage<Slug extends ItemCollection>(
  payload: Payload,
  collection: Slug,
  document: object,
  language: Locale,
): { shown: Shown<Slug>; missing: string[] } {
  const { item, missing } = storedIn(payload, collection, document, language);
  const hasFallback = language !== 'id' && publishedLanguages(asMultilingualItem(document)).includes('id');
  const indonesian = hasFallback ? storedIn(payload, collection, document, 'id').item : null;
  return { shown: { item, language, indonesian }, missing };
}

/**
 * A public item in its display language for the requested one; null if it is not available, or lacks a
 * required fact, as one may that was published before the fact was required.
 */
export function visibleFor<Slug extends ItemCollection>(
  payload: Payload,
  collection: Slug,
  document: object,
  requested: Locale,
): Shown<Slug> | null {
  const language = displayLanguageOf(publishedLanguages(asMultilingualItem(document)), requested);
  if (!language) return null;
  const { missing, shown } = storedInLanguage(payload, collection, document, language);
  return missing.length === 0 ? shown : null;
}

/** Collections without drafts, by the text that decides in which languages a document exists. */
const NAMED_BY = {
  tags: 'title',
  'faq-topics': 'title',
  'lending-segments': 'title',
  documents: 'title',
  funds: 'name',
} as const satisfies Partial<Record<keyof Config['collections'], string>>;

/** Documents without drafts, each in the requested language if it is named there, else in Indonesian. */
export async function listVisible<Slug extends keyof typeof NAMED_BY>(
  payload: Payload,
  collection: Slug,
  requested: Locale,
  where: Where,
  sort?: string[],
): Promise<Shown<Slug>[]> {
  const { docs } = await payload.find({
    ...STORED_READ_OPTIONS,
    collection,
    pagination: false,
    where,
    ...(sort ? { sort } : {}),
  });
  return docs.map((document: object) => {
    const names = new Map(Object.entries(document)).get(NAMED_BY[collection]);
    const language = localesShownIn(requested).find((locale) => names?.[locale]) ?? DEFAULT_LOCALE;
    const { item } = storedIn(payload, collection, document, language);
    const indonesian = language === 'id' ? null : storedIn(payload, collection, document, 'id').item;
    return { item, language, indonesian };
  });
}

/**
 * A global in one language. Texts without translation fall back to Indonesian, except with `isAsWritten`. One
 * that was never saved has no `updatedAt`.
 */
export async function readGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  locale: Locale,
  { isAsWritten = false } = {},
): Promise<Stored<Slug>> {
  const fallbackLocale = isAsWritten ? false : 'id';
  const global: object = await payload.findGlobal({
    slug,
    locale,
    fallbackLocale,
    depth: 0,
    overrideAccess: true,
  });
  return storedGlobal(payload, slug, global);
}
