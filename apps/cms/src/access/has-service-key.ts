import { createHash, timingSafeEqual } from 'node:crypto';
import { SERVICE_KEY_HEADER } from '@beranda/contract';

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Whether a request carries the public site's service key. Digests are compared, in constant time, so that
 * neither the key's content nor its length can be learnt from how long the answer takes.
 */
export function hasServiceKey(headers: Headers, serviceKey: string): boolean {
  const given = headers.get(SERVICE_KEY_HEADER);
  return given !== null && timingSafeEqual(digest(given), digest(serviceKey));
}
