import type { PayloadRequest } from 'payload';
import {
  ADMINISTRATORS,
  CUSTOMER_CARE,
  hasRole,
  PUBLISHERS,
  ROLES,
  type Role,
  TREASURY,
  WRITERS,
} from './roles.ts';

export type Rule = (args: { req: PayloadRequest }) => boolean;

/** Refuses everyone: what happens here happens through our own endpoints, commands and jobs. */
export const nobody: Rule = () => false;

/** Allows those who have one of these roles; `nobody` itself for none. */
export function allow(roles: readonly Role[]): Rule {
  return roles.length === 0 ? nobody : ({ req }) => hasRole(req.user, ...roles);
}

/** Anyone signed in who has been given a role. Somebody without any role may do nothing. */
export const isStaff = allow(ROLES);
export const isAdministrator = allow(ADMINISTRATORS);
export const canPublish = allow(PUBLISHERS);
export const canWriteContent = allow(WRITERS);
export const canChangeMarket = allow(TREASURY);
export const canWorkMessages = allow(CUSTOMER_CARE);
