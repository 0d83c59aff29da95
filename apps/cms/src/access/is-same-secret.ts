import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Whether what was given is the secret. Digests are compared, in constant time, so that neither the secret's content
 * nor its length can be learnt from how long the answer takes.
 */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}
