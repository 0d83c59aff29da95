import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators and auditors see everybody; others see themselves. */
export const canReadUsers: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator', 'auditor')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
