import { createHash, timingSafeEqual } from 'node:crypto';
import { SERVICE_KEY_HEADER } from '@beranda/contract';

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Whether what was given is the secret. Digests are compared, in constant time, so that neither the secret's content
 * nor its length can be learnt from how long the answer takes.
 */
function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** Whether a request carries the public site's service key. */
export function hasServiceKey(headers: Headers, serviceKey: string): boolean {
  const given = headers.get(SERVICE_KEY_HEADER);
  return given !== null && isSameSecret(given, serviceKey);
}

/** Whether a request carries the core banking system's key, as `authorization: Bearer …`. */
export function hasFeedKey(headers: Headers, feedKey: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return given !== undefined && isSameSecret(given, feedKey);
}
