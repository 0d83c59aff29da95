import {
  type GoneResponse,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  type Locale,
  SOCIAL_IMAGE_BASE,
} from '@beranda/contract';
import type { Payload, Where } from 'payload';
import {
  asMultilingualItem,
  displayLanguageOf,
  type MultilingualItem,
  publishedLanguages,
  writtenLanguages,
} from '#cms/content/multilingual.ts';
import { storedInLanguage, visibleFor } from '#cms/content/read-stored.ts';
import type { Shown } from '#cms/content/stored.ts';
import { STORED_READ_OPTIONS, visibleIn } from '#cms/content/visible.ts';
import type { PreviewClaims } from '#cms/preview/preview-token.ts';
import { socialImageName } from '#cms/social/social-name.ts';
import { type ItemContext, itemViewOf } from '../item-view.ts';
import { findTextDate } from '../search-texts/text-date.ts';
import { listVisibleIds } from './visible-ids.ts';

type ListQuery = {
  locale: Locale;
  page: number;
  limit: number;
  /** Query parameters for the collection's filters. */
  where: Readonly<Record<string, string>>;
  /** Puts the draft of the preview token first. */
  preview?: PreviewClaims | undefined;
};

type Part = { locale: Locale; page: number; limit: number; sort: string[]; conditions: Where[] };

async function listPart(
  payload: Payload,
  collection: ItemCollection,
  part: Part,
): Promise<{ docs: { id: number }[]; total: number }> {
  const { locale, page, limit, sort, conditions } = part;
  const shown = await listVisibleIds(payload, collection, part);
  if (!shown) {
    const where = { and: [visibleIn(locale), ...conditions] };
    const { docs, totalDocs } = await payload.find({
      ...STORED_READ_OPTIONS,
      collection,
      limit,
      page,
      sort,
      where,
    });
    return { docs, total: totalDocs };
  }
  const { ids, total } = shown;
  if (ids.length === 0) return { docs: [], total };
  const where = { id: { in: ids } };
  const { docs } = await payload.find({
    ...STORED_READ_OPTIONS,
    collection,
    limit,
    pagination: false,
    where,
  });
  const byId = new Map(docs.map((item) => [item.id, item]));
  return { docs: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** One page of the published items, in the collection's order. */
export async function listItems(payload: Payload, collection: ItemCollection, query: ListQuery) {
  const { locale, page, limit, where } = query;
  const preview = query.preview?.collection === collection ? query.preview : undefined;
  const view = itemViewOf(payload, collection);
  const context = { payload, locale };
  const nothing = { items: [] as object[], page, itemsPerPage: limit, totalItems: 0 };
  const conditions: Where[] = [];
  for (const [name, value] of Object.entries(where)) {
    const condition = await view.filters?.[name]?.(value, context);
    if (!condition) return nothing;
    conditions.push(condition);
  }
  if (preview) conditions.push({ id: { not_equals: preview.id } });
  const { docs, total } = await listPart(payload, collection, {
    locale,
    page,
    limit,
    sort: view.sort,
    conditions,
  });
  const shown = docs.flatMap((document) => visibleFor(payload, collection, document, locale) ?? []);
  const draft = preview && page === 1 ? await findDraft(payload, collection, preview) : null;
  return {
    ...nothing,
    items: await view.summaries(draft ? [draft.shown, ...shown] : shown, context),
    totalItems: total + (draft ? 1 : 0),
  };
}

/** Finds the item at a slug, or its withdrawal reason; null if nothing is public there. */
export async function findItem(
  payload: Payload,
  collection: ItemCollection,
  slug: string,
  locale: Locale,
): Promise<{ item: object } | { gone: GoneResponse } | null> {
  const { docs } = await payload.find({
    ...STORED_READ_OPTIONS,
    collection,
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
  });
  const [document] = docs;
  if (!document) return null;
  const shown = visibleFor(payload, collection, document, locale);
  const all = asMultilingualItem(document);
  if (!shown) return withdrawalReason(all, locale);
  return { item: await getDetail(collection, shown, all, publishedLanguages(all), { payload, locale }) };
}

/** The withdrawal reason; null makes the address answer “not found”. */
function withdrawalReason(item: MultilingualItem, requested: Locale): { gone: GoneResponse } | null {
  const language = [requested, ...LOCALES].find((locale) => item.withdrawnBecause?.[locale]?.trim());
  const message = language && item.withdrawnBecause?.[language];
  return message ? { gone: { statusCode: 410, message, language } } : null;
}

/** The draft of a preview token at its slug, or null. */
export async function findItemDraft(
  payload: Payload,
  collection: ItemCollection,
  slug: string,
  claims: PreviewClaims,
): Promise<object | null> {
  const draft = await findDraft(payload, collection, claims);
  if (draft?.shown.item.slug !== slug) return null;
  const context = { payload, locale: claims.locale, isPreview: true };
  return getDetail(collection, draft.shown, draft.all, writtenLanguages(draft.all), context);
}

async function getDetail(
  collection: ItemCollection,
  shown: Shown<ItemCollection>,
  all: MultilingualItem,
  languages: Locale[],
  context: ItemContext,
) {
  const { language } = shown;
  const isPublic = publishedLanguages(all).includes(language);
  return {
    ...(await itemViewOf(context.payload, collection).detail(shown, context)),
    socialImage: isPublic ? socialImageOf(collection, shown) : null,
    metaTitle: all.metaTitle?.[language] || null,
    metaDescription: all.metaDescription?.[language] || null,
    languages,
    textChangedAt: new Date(
      (isPublic &&
        (await findTextDate(context.payload, collection, { item: shown.item.id, locale: context.locale }))) ||
        shown.item.updatedAt,
    ).toISOString(),
  };
}

/** Social images exist for published items with a page only. */
function socialImageOf(collection: ItemCollection, { item, language }: Shown<ItemCollection>): string | null {
  if (itemCollectionOf(collection).base === null) return null;
  return SOCIAL_IMAGE_BASE + socialImageName(collection, item.id, language, item.title);
}

/** A draft that lacks required facts cannot be previewed: they have no placeholder. */
export class UnfinishedDraftError extends Error {}

/**
 * The latest draft for a preview token; null if the collection differs or there is no draft.
 *
 * @throws UnfinishedDraftError
 */
async function findDraft(payload: Payload, collection: ItemCollection, claims: PreviewClaims) {
  if (claims.collection !== collection) return null;
  const { docs } = await payload.findVersions({
    ...STORED_READ_OPTIONS,
    collection,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: claims.id } }, { latest: { equals: true } }] },
  });
  const latest = docs[0];
  if (!latest) return null;
  const all = asMultilingualItem({ ...latest.version, id: Number(claims.id), updatedAt: latest.updatedAt });
  const language = displayLanguageOf(writtenLanguages(all), claims.locale);
  if (!language) return null;
  const { missing, shown } = storedInLanguage(payload, collection, all, language);
  if (missing.length > 0) throw new UnfinishedDraftError(`The draft lacks ${missing.join(', ')}`);
  return { shown, all };
}
