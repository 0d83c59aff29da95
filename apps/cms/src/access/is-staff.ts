import type { PayloadRequest } from 'payload';
import { hasRole, ROLES } from './roles.ts';

/** Anyone signed in who has been given a role. Somebody without any role may do nothing. */
export function isStaff({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, ...ROLES);
}
