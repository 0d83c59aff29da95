import { APIError, type PayloadRequest } from 'payload';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { lastSaveIn } from './last-save.ts';

type Stored = { deletedAt?: string | null; lastSave?: unknown } | null;

function sentence(by: string | null, at: string) {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `${by ?? 'Seseorang'} memindahkan ini ke tempat sampah pada ${time} WIB. Isian Anda tidak dapat disimpan di sini, tetapi masih ada di formulir ini: salin ke tempat lain, atau minta penerbit memulihkannya dari tempat sampah.`,
    `${by ?? 'Somebody'} moved this to the trash at ${time} Jakarta time. What you entered cannot be saved here, but is still in this form: copy it to another place, or ask a publisher to restore this from the trash.`,
  );
}

/**
 * Rejects the save of a form whose document was moved to the trash since it was opened.
 *
 * @throws {APIError}
 */
export function rejectInTrash(req: PayloadRequest, stored: Stored): void {
  if (!stored?.deletedAt) return;
  const last = lastSaveIn(stored);
  const by = last?.action === 'trash' ? last.by : null;
  throw new APIError(inLanguageOf(req, sentence(by, stored.deletedAt)), 409, { code: 'trashed' }, true);
}
