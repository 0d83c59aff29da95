import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { isSameSecret } from './is-same-secret.ts';

/** Whether a request carries the public site's service key. */
export function hasServiceKey(headers: Headers, serviceKey: string): boolean {
  const given = headers.get(SERVICE_KEY_HEADER);
  return given !== null && isSameSecret(given, serviceKey);
}
