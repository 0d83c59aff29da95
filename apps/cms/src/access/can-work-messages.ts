import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Works messages from the public and sees identity numbers in full. */
export function canWorkMessages({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'customer-care');
}
