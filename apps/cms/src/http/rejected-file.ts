import { type PayloadRequest, ValidationError } from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

/**
 * The rejection of an uploaded file. The forms have no place for an error of the file and show the message of the whole
 * rejection, which Payload makes of the names of the fields.
 */
export function rejectedFile(
  req: PayloadRequest,
  collection: 'documents' | 'media',
  reason: Bilingual,
): ValidationError {
  const message = inLanguageOf(req, reason);
  const error = new ValidationError({ collection, errors: [{ path: 'file', message }], req }, req.t);
  error.message = message;
  return error;
}
