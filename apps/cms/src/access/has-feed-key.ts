import { isSameSecret } from './is-same-secret.ts';

/** Whether a request carries the core banking system's key, as `authorization: Bearer …`. */
export function hasFeedKey(headers: Headers, feedKey: string): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return given !== undefined && isSameSecret(given, feedKey);
}
