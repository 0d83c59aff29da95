import { APIError, type PayloadRequest } from 'payload';
import { jakartaClockInText } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

/** What a form needs to show both states: who stored the other one and when, and what to send once it is merged. */
export type StaleData = { code: 'stale'; by: string | null; at: string; updatedAt: string };

function sentence({ by, at }: Pick<StaleData, 'by' | 'at'>) {
  const time = jakartaClockInText(at);
  return bilingual(
    `${by ?? 'Sistem'} menyimpan perubahan lain pada ${time} WIB, sesudah formulir ini dibuka. Perubahan Anda belum tersimpan dan masih ada di formulir ini. Buka data ini di tab lain, bandingkan, lalu masukkan perubahan Anda di sana.`,
    `${by ?? 'The system'} saved other changes at ${time} Jakarta time, after this form was opened. Your changes are not saved yet and are still in this form. Open this in another tab, compare, and enter your changes there.`,
  );
}

/** A save that was made over another state than the stored one; nothing of it is stored. */
export class StaleDocument extends APIError<StaleData> {
  // Set by hand: a bundler shortens the names of classes.
  override name = 'StaleDocument';

  constructor(req: PayloadRequest, data: Omit<StaleData, 'code'>) {
    super(inLanguageOf(req, sentence(data)), 409, { code: 'stale', ...data }, true);
  }
}
