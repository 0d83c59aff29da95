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

/** No access over the API; only own endpoints, commands and jobs. */
export const nobody: Rule = () => false;

/** Allows users with one of these roles; `nobody` without roles. */
export function allow(roles: readonly Role[]): Rule {
  return roles.length === 0 ? nobody : ({ req }) => hasRole(req.user, ...roles);
}

/** Any signed-in user with a role. */
export const isStaff = allow(ROLES);
export const isAdministrator = allow(ADMINISTRATORS);
export const canPublish = allow(PUBLISHERS);
export const canWriteContent = allow(WRITERS);
export const canChangeMarket = allow(TREASURY);
export const canWorkCases = allow(CUSTOMER_CARE);
/** See sensitive answers of a case in full, which its history records. */
export const canRevealAnswers = allow(CUSTOMER_CARE);
/** Protect a case from erasure. */
export const canHoldCases = allow(CUSTOMER_CARE);
/** Let a protected case be erased again. */
export const canLiftHolds = allow(ADMINISTRATORS);
/** Export everything that the bank has about a person. */
export const canExportPersons = allow(CUSTOMER_CARE);
/** Erase the cases of a person before their time. */
export const canErasePersons = allow(ADMINISTRATORS);
