import { APIError, type PayloadRequest } from 'payload';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

/**
 * The data of the conflict dialog: who stored the other state and when, and the timestamp to send after
 * merging.
 */
export type StaleData = { code: 'stale'; by: string | null; at: string; updatedAt: string };

function sentence({ by, at }: Pick<StaleData, 'by' | 'at'>) {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `${by ?? 'Sistem'} menyimpan perubahan lain pada ${time} WIB, sesudah formulir ini dibuka. Perubahan Anda belum tersimpan dan masih ada di formulir ini. Buka data ini di tab lain, bandingkan, lalu masukkan perubahan Anda di sana.`,
    `${by ?? 'The system'} saved other changes at ${time} Jakarta time, after this form was opened. Your changes are not saved yet and are still in this form. Open this in another tab, compare, and enter your changes there.`,
  );
}

/** The save was based on an outdated state; nothing is stored. */
export class StaleDocumentError extends APIError<StaleData> {
  // Explicit, because bundlers minify class names.
  override name = 'StaleDocumentError';

  constructor(req: PayloadRequest, data: Omit<StaleData, 'code'>) {
    super(inLanguageOf(req, sentence(data)), 409, { code: 'stale', ...data }, true);
  }
}
