import type { AfterErrorHook, APIError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

/** What staff read when the program, the database or the disk fails. The log has the cause. */
export const serverError = bilingual(
  'Terjadi kesalahan di server. Coba lagi sebentar lagi. Jika tetap gagal, beri tahu pengelola sistem.',
  'The server had an error. Try again in a moment. If it fails again, tell the operator of the system.',
);

const SERVER_ERROR = 500;

/** Whether Payload hides the message of an error, by its own rule. */
function isHidden(error: Error): boolean {
  const { isPublic, status = SERVER_ERROR } = error as Partial<APIError>;
  return isPublic === undefined ? status === SERVER_ERROR : !isPublic;
}

/** Replaces Payload's “Something went wrong.”, which is English for everybody and does not say what to do. */
export const explainServerErrors: AfterErrorHook = ({ error, req }) =>
  isHidden(error) ? { response: { errors: [{ message: inLanguageOf(req, serverError) }] } } : undefined;
