import { LOCALES, type Locale } from '@beranda/contract';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
} from 'payload';
import { canPublish } from '#cms/access/can-publish.ts';
import type { InEach, StoredItem } from '#cms/content/items/stored-item.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { isDraftSave } from '#cms/revisions/hooks.ts';
import { raiseRevision } from '#cms/revisions/raise-revision.ts';
import type { Scope } from '#cms/revisions/scopes.ts';
import { savingOf } from './cover-all-languages.ts';
import { findStored } from './find-stored.ts';
import { sharedChanges, withSharedOf } from './shared-fields.ts';

type Item = StoredItem & Record<string, unknown>;

const TOLD_FOR_MS = 600_000;

const mark = (collection: string, id: number | string) => `storedItem:${collection}:${id}`;

async function store(req: PayloadRequest, collection: string, item: Item): Promise<void> {
  await req.payload.db.updateOne({
    collection: collection as CollectionSlug,
    id: item.id,
    data: item,
    req,
    returning: false,
  });
}

const publicLanguages = ({ _status: status }: StoredItem): Locale[] =>
  LOCALES.filter((locale) => status?.[locale] === 'published');

/** Who was told last of which changes, by person and item. A person asks again in the process that told them. */
const told = new Map<string, { changes: string; at: number }>();

/** Whether somebody was told of exactly these changes a moment ago; from now on they were. */
function wasTold(key: string, changes: string): boolean {
  const now = Date.now();
  for (const [other, { at }] of told) if (now - at > TOLD_FOR_MS) told.delete(other);
  const isRepeated = told.get(key)?.changes === changes;
  if (isRepeated) told.delete(key);
  else told.set(key, { changes, at: now });
  return isRepeated;
}

/** What stands after the colon becomes a list in the back office. */
const sharedDiffers = (names: readonly Bilingual[]) => {
  const list = (language: keyof Bilingual) => names.map((name) => name[language]).join(', ');
  return bilingual(
    `Menerbitkan ini juga mengubah yang tampil dalam bahasa lain. Periksa isian bersama berikut, lalu terbitkan sekali lagi: ${list('id')}`,
    `Publishing this changes what is shown in the other language, too. Check these shared fields, then publish once more: ${list('en')}`,
  );
};

const labelOf = (field: FlattenedField) =>
  'label' in field && field.label ? (field.label as Bilingual) : bilingual(field.name, field.name);

/**
 * Tells whoever publishes one language what of the draft that changes for visitors of the other, and lets them once
 * they ask again: an editor may have written it, and nobody released it. Publishing all languages says that it is meant,
 * and what has been typed since the draft was saved is known to who typed it.
 *
 * @throws {APIError} the first time, naming the fields.
 */
export const tellOfSharedChanges: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  const stored = await findStored<Item>(req, collection.slug, originalDoc?.id);
  if (!stored) return data;
  context[mark(collection.slug, stored.id)] = stored;
  const { isForAllLanguages, isFromSchedule, isRestoring } = savingOf(context, collection.slug);
  const isKnown = isForAllLanguages || isFromSchedule || isRestoring || !req.user;
  if (isKnown || isDraftSave(context, collection.slug as Scope) || data._status !== 'published') return data;
  if (publicLanguages(stored).every((locale) => locale === req.locale)) return data;
  const { flattenedFields } = collection;
  const inDraft = sharedChanges(flattenedFields, stored, originalDoc).map(({ field }) => field.name);
  const changes = sharedChanges(flattenedFields, stored, data).filter(({ field }) =>
    inDraft.includes(field.name),
  );
  if (changes.length === 0) return data;
  const asText = JSON.stringify(changes.map(({ field, value }) => [field.name, value]));
  if (wasTold(`${req.user?.id}:${collection.slug}:${stored.id}`, asText)) return data;
  const names = changes.map(({ field }) => labelOf(field));
  throw new APIError(inLanguageOf(req, sharedDiffers(names)), 400, undefined, true);
};

/** Forgets why an item was gone, once it is published again. */
export const forgetReason: CollectionBeforeChangeHook = ({ collection, context, data }) => {
  const isPublishing = data._status === 'published' && !isDraftSave(context, collection.slug as Scope);
  return isPublishing ? { ...data, withdrawnBecause: null } : data;
};

const without = (texts: InEach<string>, languages: readonly Locale[]): InEach<string> =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([locale]) => !languages.includes(locale as Locale)));

/** Forgets reasons in the latest draft too, from which the next withdrawal would take them. */
async function forgetInDraft(req: PayloadRequest, collection: string, id: number | string, gone: Locale[]) {
  const { docs } = await req.payload.db.findVersions<Item>({
    collection: collection as CollectionSlug,
    limit: 1,
    locale: 'all',
    pagination: false,
    req,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
  });
  const [latest] = docs;
  if (!latest) return;
  const { createdAt, updatedAt, version } = latest;
  const withdrawnBecause = without(version.withdrawnBecause, gone);
  const versionData = {
    createdAt,
    latest: true,
    parent: id,
    updatedAt,
    version: { ...version, withdrawnBecause },
  };
  await req.payload.db.updateVersion({
    collection: collection as CollectionSlug,
    id: latest.id,
    req,
    versionData: versionData as never,
  });
}

/** What visitors have after a publication: reasons of withdrawal end where they see the item again. */
async function released(req: PayloadRequest, collection: string, item: Item): Promise<Item> {
  const shown = publicLanguages(item);
  const visible = shown.includes('id') ? [...LOCALES] : shown;
  const gone = visible.filter((locale) => item.withdrawnBecause?.[locale]);
  if (gone.length === 0) return item;
  await forgetInDraft(req, collection, item.id, gone);
  return { ...item, withdrawnBecause: without(item.withdrawnBecause, gone) };
}

/** Answers for an item that is published in no language with the reason that a publisher has saved in its draft. */
async function answerReason(req: PayloadRequest, collection: string, before: Item, reason: unknown) {
  // An editor may restore an old version as a draft, and with it a reason that is none any more.
  if (req.user && !canPublish({ req })) return;
  const locale = req.locale as Locale;
  const given = typeof reason === 'string' ? reason : '';
  if (publicLanguages(before).length > 0 || given === (before.withdrawnBecause?.[locale] ?? '')) return;
  await store(req, collection, {
    ...before,
    withdrawnBecause: { ...before.withdrawnBecause, [locale]: given },
  });
  await raiseRevision(req, collection as Scope);
}

/**
 * Keeps visitors from what nobody has released. Payload takes everything that both languages share from the latest
 * draft, whatever is done to one of them: taking a language back would publish the draft's rates, dates and address in
 * the other. Here, taking back changes no more than what is shown in which language and why not, and a schedule of one
 * language, which can ask nobody, publishes that language's texts alone.
 */
export const keepReleased: CollectionAfterChangeHook = async ({ collection, context, data, doc, req }) => {
  const { slug, flattenedFields } = collection;
  const before = context[mark(slug, doc.id)] as Item | undefined;
  if (!before) return;
  // A request that saves thousands, as the seed's, need not remember them.
  delete context[mark(slug, doc.id)];
  if (isDraftSave(context, slug as Scope)) {
    await answerReason(req, slug, before, data.withdrawnBecause);
    return;
  }
  const after = await findStored<Item>(req, slug, doc.id);
  if (!after) return;
  const { isForAllLanguages, isFromSchedule, isRestoring } = savingOf(context, slug);
  const isPublishing = isRestoring ? publicLanguages(after).length > 0 : data._status === 'published';
  if (!isPublishing) {
    const { _status, withdrawnBecause } = after;
    const publicSlug = publicLanguages(before).length > 0 ? before.slug : before.publicSlug;
    await store(req, slug, { ...before, _status, withdrawnBecause, publicSlug });
    return;
  }
  const others = publicLanguages(before).filter((locale) => locale !== req.locale);
  const isAlone = isFromSchedule && !isForAllLanguages && others.length > 0;
  const item = isAlone ? (withSharedOf(flattenedFields, before, after) as Item) : after;
  const row = await released(req, slug, item);
  if (row !== after) await store(req, slug, row);
};
