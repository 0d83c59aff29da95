import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Reads what people wrote to the bank. The auditor sees that it was worked, with identity numbers masked. */
export function canReadMessages({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'customer-care', 'auditor');
}
