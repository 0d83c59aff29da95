import { createHash, timingSafeEqual } from 'node:crypto';
import { SERVICE_KEY_HEADER } from '@beranda/contract';

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Compares secrets in constant time, over digests of equal length, to prevent timing attacks on content and
 * length.
 */
function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** Whether a request has the public site's service key. */
export function hasServiceKey(headers: Headers, serviceKey: string): boolean {
  const given = headers.get(SERVICE_KEY_HEADER);
  return given !== null && isSameSecret(given, serviceKey);
}

/** Whether a request has the core banking system's key, as `authorization: Bearer …`. */
export function hasFeedKey(headers: Headers, feedKey: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return given !== undefined && isSameSecret(given, feedKey);
}
