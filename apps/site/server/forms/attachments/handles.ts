import { createHmac, timingSafeEqual } from 'node:crypto';
import { attachmentClaim, type FormName, type PendingAttachment } from '@beranda/contract';
import type { KeptAttachment } from '#src/content/loading.ts';

/** Shorter than the day after which the back office removes files whose form was not sent. */
const LIFETIME_MS = 20 * 60 * 60 * 1_000;
const MAX_LENGTH = 2_000;

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', `attachment handle ${secret}`).update(content).digest();
}

/** What a handle says: an upload for this form; expired; or nothing that this site has signed for it. */
export type HandleContent =
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
): KeptAttachment {
  const claim = JSON.stringify({ ...attachment, form, expires: now + LIFETIME_MS });
  const content = Buffer.from(claim).toString('base64url');
  const handle = `${content}.${signatureOf(content, secret).toString('base64url')}`;
  const { name, bytes, format } = attachment;
  return { handle, name, bytes, format };
}

/** Verifies and reads a handle. */
export function readHandle(handle: string, form: FormName, secret: string, now = Date.now()): HandleContent {
  const [content = '', signature = ''] = handle.length > MAX_LENGTH ? [] : handle.split('.');
  const expected = signatureOf(content, secret);
  const received = Buffer.from(signature, 'base64url');
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return { kind: 'invalid' };
  // One of another version of the site may lack what this one needs.
  const claim = attachmentClaim.safeParse(
    JSON.parse(Buffer.from(content, 'base64url').toString('utf8')),
  ).data;
  if (claim?.form !== form) return { kind: 'invalid' };
  const { form: _form, expires, ...attachment } = claim;
  return expires > now ? { kind: 'valid', attachment } : { kind: 'expired', name: claim.name };
}
