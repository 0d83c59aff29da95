import { createHash } from 'node:crypto';
import { ITEM_COLLECTIONS, LOCALES, type Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { lastSaveIn } from '#cms/saves/last-save.ts';
import { findLatestVersion } from '#cms/saves/latest-version.ts';
import { findStored } from '../find-stored.ts';
import { completeLanguages } from './complete-languages.ts';
import { type Item, publicLanguages } from './save-action.ts';
import { contentAsText } from './shared-fields.ts';

/** The item and language of a scheduled publication, and the digest of the content that its publisher has seen. */
export const scheduledPublicationSchema = z.object({
  doc: z.object({ relationTo: z.enum(ITEM_COLLECTIONS), value: z.coerce.number().int().positive() }),
  /** The language to publish; all complete ones if absent. */
  locale: z.enum(LOCALES).nullish().catch(null),
  /** `digestOfDraft` when it was scheduled; absent if a program has scheduled it. */
  digest: z.string().nullish(),
  /** ISO times at which and for which it was scheduled; absent if a program has scheduled it. */
  scheduledAt: z.string().nullish(),
  scheduledFor: z.string().nullish(),
});

export type ScheduledPublication = z.infer<typeof scheduledPublicationSchema>;

/** The message of the error when an item was changed after its publication had been scheduled. */
export const CHANGED_SINCE_SCHEDULED = 'The item was changed after it had been scheduled.';

type Content = Pick<ScheduledPublication, 'doc' | 'locale'>;

/** The latest draft of an item, in all languages; null without an item. */
export async function findDraft(
  req: PayloadRequest,
  { doc: { relationTo, value } }: Content,
): Promise<Item | null> {
  const latest = await findLatestVersion<Item>(req, relationTo, value);
  return latest ? { ...latest.version, id: value } : findStored<Item>(req, relationTo, value);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A digest of the texts of the languages and one of the shared fields, since only some publications include these. */
function contentDigestOf(req: PayloadRequest, { doc, locale }: Content, draft: Item): string {
  const { flattenedFields } = req.payload.collections[doc.relationTo].config;
  const { localized, shared } = contentAsText(flattenedFields, draft, locale ? [locale] : LOCALES);
  return [localized, shared].map(hashOf).join('.');
}

/** The digest of the latest draft of an item, in the languages that are to be published; null without an item. */
export async function digestOfDraft(req: PayloadRequest, content: Content): Promise<string | null> {
  const draft = await findDraft(req, content);
  return draft && contentDigestOf(req, content, draft);
}

/** Whether a publication leaves shared fields as they are public: that of one language, while visitors have another. */
export async function isSharedUnchanged(req: PayloadRequest, { doc, locale }: Content): Promise<boolean> {
  if (!locale) return false;
  const publicState = await findStored<Item>(req, doc.relationTo, doc.value);
  return publicState !== null && publicLanguages(publicState).some((other) => other !== locale);
}

/** The languages that a publication includes. If none is complete, it fails whatever was changed. */
export async function listIncludedLanguages(
  req: PayloadRequest,
  { doc, locale }: Content,
  draft: Item,
): Promise<readonly Locale[]> {
  if (locale) return [locale];
  const complete = await completeLanguages(req, req.payload.collections[doc.relationTo].config, draft);
  return complete.length > 0 ? complete : LOCALES;
}

const isLater = (time: string, other: string) => Date.parse(time) > Date.parse(other);

/**
 * The languages that were withdrawn after the publication had been scheduled. Not by a withdrawal that was scheduled for
 * before the publication: that order was planned. It may have run first if both were due while the back office was stopped.
 */
async function listWithdrawnLanguages(
  req: PayloadRequest,
  { doc, scheduledAt, scheduledFor }: ScheduledPublication,
): Promise<Locale[]> {
  if (!scheduledAt) return [];
  const { docs } = await req.payload.db.findVersions<Item>({
    collection: doc.relationTo,
    limit: 0,
    pagination: false,
    req,
    select: { version: { lastSave: true } },
    where: { and: [{ parent: { equals: doc.value } }, { updatedAt: { greater_than: scheduledAt } }] },
  });
  return docs.flatMap(({ version }) => {
    const save = lastSaveIn(version);
    if (save?.action !== 'withdraw') return [];
    const isPlanned = save.scheduledFor && scheduledFor && !isLater(save.scheduledFor, scheduledFor);
    return isPlanned ? [] : save.languages;
  });
}

/**
 * Whether a scheduled publication would publish other content than its publisher has seen, be it by a finished change or
 * by an autosave of half a sentence, or what somebody has withdrawn since. Not where somebody has published the newer
 * content meanwhile.
 */
export async function isChangedSinceScheduled(
  req: PayloadRequest,
  publication: ScheduledPublication,
): Promise<boolean> {
  const { digest, doc, locale, scheduledAt } = publication;
  if (!digest) return false;
  const draft = await findDraft(req, publication);
  if (!draft) return false;
  const publicState = await findStored<Item>(req, doc.relationTo, doc.value);
  const shown = publicState ? publicLanguages(publicState) : [];
  const withdrawn = await listWithdrawnLanguages(req, publication);
  if (withdrawn.some((one) => !shown.includes(one) && (!locale || one === locale))) return true;
  const current = contentDigestOf(req, publication, draft);
  if (current === digest) return false;
  const [texts] = current.split('.');
  const isSharedOnly = digest.split('.')[0] === texts;
  if (isSharedOnly && (await isSharedUnchanged(req, publication))) return false;
  // The draft of a language counts as published only if it equals the public state.
  const languages = await listIncludedLanguages(req, publication, draft);
  if (languages.some((one) => draft._status?.[one] !== 'published')) return true;
  // Either somebody has published the newer content, or put the draft back to what is public.
  return Boolean(scheduledAt && publicState && !isLater(publicState.updatedAt, scheduledAt));
}
