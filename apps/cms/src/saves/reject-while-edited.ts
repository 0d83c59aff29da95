import { Locked, type PayloadRequest } from 'payload';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { findHolderName, listEditLocks } from './edit-locks.ts';
import type { DocumentRef } from './lock-document.ts';

/** The arguments of an operation that decide what its rejection says. */
type Change = { data?: Record<string, unknown>; overrideLock?: boolean };

const notSaved = bilingual(
  'Belum disimpan; isian Anda tetap di formulir ini.',
  'Not saved; what you entered stays in this form.',
);
const nothingDeleted = bilingual('Belum ada yang dihapus.', 'Nothing was deleted.');

/** @param effect what has not happened. */
function sentence(by: string | null, at: string, effect: Bilingual) {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `${by ?? 'Orang lain'} sedang mengedit ini, terakhir pada ${time} WIB. ${effect.id}`,
    `${by ?? 'Somebody else'} is editing this, last at ${time} Jakarta time. ${effect.en}`,
  );
}

/**
 * Rejects a change of a document that somebody else has open, with a name and in the language of the user: Payload's own
 * rejection has neither. The caller has checked that the user may change the document. Two people who begin at once
 * both get a lock: the newest one counts, as for Payload, so that one of them can save.
 *
 * @param change of a deletion without data.
 * @throws {Locked}
 */
export async function rejectWhileEdited(
  req: PayloadRequest,
  document: DocumentRef,
  { data, overrideLock = true }: Change,
): Promise<void> {
  if (overrideLock) return;
  const locks = await listEditLocks(req, document);
  const [lock] = locks.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (!lock || String(lock.user.value) === String(req.user?.id)) return;
  const by = await findHolderName(req, lock.user.value);
  const isSave = data !== undefined && !data.deletedAt;
  throw new Locked(inLanguageOf(req, sentence(by, lock.updatedAt, isSave ? notSaved : nothingDeleted)));
}
