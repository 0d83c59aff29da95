import type { PayloadRequest } from 'payload';
import * as z from 'zod';

/**
 * The header in which an open form names itself, by a random id. A form may save again before it has the timestamp of
 * its last save; the same person's form in another tab may not. Programs send none.
 */
export const FORM_ID_HEADER = 'x-form-id';

/** The form that sends a request; null for programs and for what is not sent by a form. */
export function formIdOf({ headers }: { headers?: PayloadRequest['headers'] }): string | null {
  return z.uuid().safeParse(headers?.get(FORM_ID_HEADER)).data ?? null;
}
