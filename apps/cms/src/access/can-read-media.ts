import type { Access } from 'payload';
import { hasServiceKey } from './has-service-key.ts';
import { isStaff } from './is-staff.ts';

/** Staff see pictures in the back office; the public site fetches their bytes with its service key. */
export function canReadMedia(serviceKey: string): Access {
  return ({ req }) => isStaff({ req }) || hasServiceKey(req.headers, serviceKey);
}
