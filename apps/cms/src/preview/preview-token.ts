import { createHmac, timingSafeEqual } from 'node:crypto';
import { ITEM_COLLECTIONS, locale } from '@beranda/contract';
import * as z from 'zod';

const claims = z.object({
  collection: z.enum(ITEM_COLLECTIONS),
  id: z.union([z.string(), z.number()]),
  locale,
  /** Unix time in seconds. */
  expires: z.number().int(),
});

/** The claims of a preview token: one document in one language, until it expires. */
export type PreviewClaims = z.infer<typeof claims>;

export const PREVIEW_LIFETIME_SECONDS = 60 * 60;

/** Key separation: a preview token is invalid for any other use of the secret. */
function signature(payload: string, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('beranda preview token').digest();
  return createHmac('sha256', key).update(payload).digest();
}

/** Signs a preview token for one document and language, valid for an hour. */
export function signPreviewToken(
  what: Omit<PreviewClaims, 'expires'>,
  secret: string,
  now = Date.now(),
): string {
  const expires = Math.floor(now / 1000) + PREVIEW_LIFETIME_SECONDS;
  const payload = Buffer.from(JSON.stringify({ ...what, expires })).toString('base64url');
  return `${payload}.${signature(payload, secret).toString('base64url')}`;
}

/** Verifies a token; null if forged, damaged or expired. */
export function readPreviewToken(token: string, secret: string, now = Date.now()): PreviewClaims | null {
  const [payload, received, ...rest] = token.split('.');
  if (!payload || !received || rest.length > 0) return null;
  const expected = signature(payload, secret);
  const actual = Buffer.from(received, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  try {
    const result = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return result.success && result.data.expires * 1000 > now ? result.data : null;
  } catch {
    return null;
  }
}
