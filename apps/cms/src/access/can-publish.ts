import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Decides what visitors see: publishes, takes back, schedules, deletes. */
export function canPublish({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'publisher');
}
