import type { PayloadRequest } from 'payload';
import { isWorkerOf } from './case-forms.ts';
import {
  ADMINISTRATORS,
  CASE_WORKERS,
  hasRole,
  PUBLISHERS,
  ROLES,
  type Role,
  TREASURY,
  WRITERS,
} from './roles.ts';

export type Rule = (args: { req: PayloadRequest }) => boolean;

/** No access over the API; only own endpoints, commands and jobs. */
export const denyAll: Rule = () => false;

/** Allows users with one of these roles; `denyAll` without roles. */
export function allowRoles(roles: readonly Role[]): Rule {
  return roles.length === 0 ? denyAll : ({ req }) => hasRole(req.user, ...roles);
}

/** Any signed-in user with a role. */
export const isStaff = allowRoles(ROLES);
export const isAdministrator = allowRoles(ADMINISTRATORS);
export const canPublish = allowRoles(PUBLISHERS);
export const canWriteContent = allowRoles(WRITERS);
/** What people search on the site. */
export const canReadSearchStatistics = allowRoles(WRITERS);
/** Which pages readers found helpful. */
export const canReadFeedback = allowRoles(WRITERS);
export const canChangeMarket = allowRoles(TREASURY);
/** Whether the user works the cases of at least one form; `findCaseId` finds only cases of forms that the user works. */
export const canWorkCases = allowRoles(CASE_WORKERS);
/** See sensitive answers of a case in full, which its history records. */
export const canRevealAnswers = allowRoles(CASE_WORKERS);
/** Protect a case from erasure. */
export const canHoldCases = allowRoles(CASE_WORKERS);
/** Let a protected case be erased again. */
export const canLiftHolds = allowRoles(ADMINISTRATORS);
/** Export everything that the bank has about a person, of all forms: users who work the requests for it. */
export const canExportPersons: Rule = ({ req }) => isWorkerOf('data-request', req.user);
/** Erase the cases of a person before their time. */
export const canErasePersons = allowRoles(ADMINISTRATORS);
