import { attachmentClaim, type FormName, type PendingAttachment } from '@beranda/contract';
import { createSigner } from '#server/http/signed-token.ts';
import type { PendingFile } from '#src/content/loader-types.ts';

/** Shorter than the day after which the back office removes files whose form was not sent. */
const LIFETIME_MS = 20 * 60 * 60 * 1_000;
const MAX_LENGTH = 2_000;

const signerOf = (secret: string) => createSigner(secret, 'attachment handle', attachmentClaim);

/** The content of a handle: an upload for this form; expired; or invalid: not signed by this site for this form. */
type HandleContent =
  | { kind: 'valid'; attachment: PendingAttachment }
  | { kind: 'expired'; name: string }
  | { kind: 'invalid' };

/**
 * Signs an upload for one form. The handle is all that a page needs to show and to send the file, on any instance with
 * the same secret.
 */
export function signHandle(
  attachment: PendingAttachment,
  form: FormName,
  secret: string,
  now = Date.now(),
): PendingFile {
  const handle = signerOf(secret).sign({ ...attachment, form, expires: now + LIFETIME_MS });
  const { name, bytes, format } = attachment;
  return { handle, name, bytes, format };
}

/** Verifies and reads a handle. */
export function readHandle(handle: string, form: FormName, secret: string, now = Date.now()): HandleContent {
  const content = handle.length > MAX_LENGTH ? undefined : signerOf(secret).verify(handle);
  if (content?.form !== form) return { kind: 'invalid' };
  const { form: _form, expires, ...attachment } = content;
  return expires > now ? { kind: 'valid', attachment } : { kind: 'expired', name: content.name };
}
