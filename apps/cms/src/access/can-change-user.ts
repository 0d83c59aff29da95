import type { Access } from 'payload';
import { hasRole } from './roles.ts';

/** Administrators change anybody; others their own name, language and password. */
export const canChangeUser: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
