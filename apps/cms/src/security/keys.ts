import { createHash, timingSafeEqual } from 'node:crypto';
import { SERVICE_KEY_HEADER } from '@beranda/contract';

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Compares secrets in constant time, over digests of equal length, to prevent timing attacks on content and
 * length.
 */
function isSameSecret(received: string, secret: string): boolean {
  return timingSafeEqual(digest(received), digest(secret));
}

/** Whether a request has the public site's service key. */
export function hasServiceKey(headers: Headers, serviceKey: string): boolean {
  const received = headers.get(SERVICE_KEY_HEADER);
  return received !== null && isSameSecret(received, serviceKey);
}

/** Whether a request has the core banking system's key, as `authorization: Bearer …`. */
export function hasFeedKey(headers: Headers, feedKey: string): boolean {
  const [, received] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return received !== undefined && isSameSecret(received, feedKey);
}
