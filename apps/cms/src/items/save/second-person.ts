import type { Locale } from '@beranda/contract';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type DraftAuthors, type DraftPart, isAuthor } from './draft-authors.ts';
import { draftAuthorsIn } from './record-authors.ts';
import type { SaveAction } from './save-action.ts';
import {
  findDraft,
  isSharedUnchanged,
  listIncludedLanguages,
  type ScheduledPublication,
} from './scheduled-content.ts';

/**
 * Whether publication needs a second person (four-eyes principle): who has changed a draft may not publish it.
 *
 * @param req reads the setting in the transaction of this request; omit it outside of saves.
 */
export async function isSecondPersonNeeded({ db }: Payload, req?: PayloadRequest): Promise<boolean> {
  const stored = await db.findGlobal<{ needsSecondPerson?: boolean | null }>({
    slug: 'publishing',
    ...(req && { req }),
  });
  return Boolean(stored?.needsSecondPerson);
}

const ownChanges = bilingual(
  'Belum diterbitkan: Anda mengubah konten ini sejak terakhir diterbitkan, jadi orang lain yang harus menerbitkannya. Simpan sebagai draf, lalu minta penerbit lain memeriksa dan menerbitkannya.',
  'Not published: you have changed this since it was last published, so somebody else has to publish it. Save it as a draft, then ask another publisher to check and publish it.',
);

/** A publication of changes by a user who made some of them. Nothing is stored. */
class OwnPublicationError extends APIError {
  // Explicit, because bundlers minify class names.
  override name = 'OwnPublicationError';

  constructor(req: PayloadRequest) {
    super(inLanguageOf(req, ownChanges), 400, { code: 'second-person' }, true);
  }
}

/** The parts that a publication makes public. */
export function publishedParts({
  languages,
  shared,
}: Pick<Extract<SaveAction, { kind: 'publish' }>, 'languages' | 'shared'>): DraftPart[] {
  return shared === 'draft' ? [...languages, 'shared'] : [...languages];
}

/**
 * Rejects a publication by a user who has changed a part of what it publishes, if that needs a second person. Requests
 * without a user (jobs, scripts) are exempt.
 *
 * @throws {OwnPublicationError}
 */
export async function rejectOwnPublication(
  req: PayloadRequest,
  authors: DraftAuthors,
  parts: readonly DraftPart[],
): Promise<void> {
  if (req.user && isAuthor(authors, parts, req.user.id) && (await isSecondPersonNeeded(req.payload, req)))
    throw new OwnPublicationError(req);
}

/**
 * Rejects a new item that is public at once, if publication needs a second person.
 *
 * @throws {OwnPublicationError}
 */
export async function rejectPublishedCreation(req: PayloadRequest): Promise<void> {
  if (req.user && (await isSecondPersonNeeded(req.payload, req))) throw new OwnPublicationError(req);
}

/** Whether a scheduled publication would publish changes of the user who schedules it, and needs a second person. */
export async function isSecondPersonNeededToSchedule(
  req: PayloadRequest,
  publication: ScheduledPublication,
  user: number | string,
): Promise<boolean> {
  if (!(await isSecondPersonNeeded(req.payload, req))) return false;
  const draft = await findDraft(req, publication);
  if (!draft) return false;
  const languages: readonly Locale[] = await listIncludedLanguages(req, publication, draft);
  const shared = (await isSharedUnchanged(req, publication)) ? 'public' : 'draft';
  return isAuthor(draftAuthorsIn(draft), publishedParts({ languages, shared }), user);
}
