import { createHash } from 'node:crypto';
import { ITEM_COLLECTIONS, LOCALES, type Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { findLatestVersion } from '#cms/saves/latest-version.ts';
import { findStored } from '../find-stored.ts';
import type { Item } from './save-action.ts';
import { contentAsText } from './shared-fields.ts';

/** The item and language of a scheduled publication, and what its publisher has seen. */
export const seenPublication = z.object({
  doc: z.object({ relationTo: z.enum(ITEM_COLLECTIONS), value: z.coerce.number().int().positive() }),
  /** The language to publish; all complete ones if absent. */
  locale: z.enum(LOCALES).nullish().catch(null),
  /** The digest of what was seen; absent if a program has scheduled it. */
  seen: z.string().nullish(),
});

export type SeenPublication = z.infer<typeof seenPublication>;

/** The message of the error when an item was changed after its publication had been scheduled. */
export const CHANGED_SINCE_SCHEDULED = 'The item was changed after it had been scheduled.';

type Content = Pick<SeenPublication, 'doc' | 'locale'>;

const languagesOf = ({ locale }: Content): readonly Locale[] => (locale ? [locale] : LOCALES);

/** The latest draft of an item, in all languages; null without an item. */
async function draftOf(req: PayloadRequest, { doc: { relationTo, value } }: Content): Promise<Item | null> {
  const latest = await findLatestVersion<Item>(req, relationTo, value);
  return latest?.version ?? findStored<Item>(req, relationTo, value);
}

function digestOf(req: PayloadRequest, content: Content, draft: Item): string {
  const { flattenedFields } = req.payload.collections[content.doc.relationTo].config;
  const text = contentAsText(flattenedFields, draft, languagesOf(content));
  return createHash('sha256').update(text).digest('base64url');
}

/** The digest of what the latest draft of an item would publish; null without an item. */
export async function digestOfDraft(req: PayloadRequest, content: Content): Promise<string | null> {
  const draft = await draftOf(req, content);
  return draft && digestOf(req, content, draft);
}

/**
 * Whether a scheduled publication would publish other content than its publisher has seen, be it by a finished change or
 * by an autosave of half a sentence. Not where somebody has published the newer content meanwhile.
 */
export async function isChangedSinceScheduled(
  req: PayloadRequest,
  publication: SeenPublication,
): Promise<boolean> {
  if (!publication.seen) return false;
  const draft = await draftOf(req, publication);
  if (!draft || digestOf(req, publication, draft) === publication.seen) return false;
  // The draft of a language counts as published only if it equals the public state.
  return languagesOf(publication).some((locale) => draft._status?.[locale] !== 'published');
}
