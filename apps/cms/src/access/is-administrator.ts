import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Manages users and their roles. */
export function isAdministrator({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator');
}
