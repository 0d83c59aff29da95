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
/** What people search on the site. */
export const canReadSearchStatistics = allow(WRITERS);
export const canChangeMarket = allow(TREASURY);
/** Whether the user works the cases of at least one form; `caseIdOf` finds only cases of forms that the user works. */
export const canWorkCases = allow(CASE_WORKERS);
/** See sensitive answers of a case in full, which its history records. */
export const canRevealAnswers = allow(CASE_WORKERS);
/** Protect a case from erasure. */
export const canHoldCases = allow(CASE_WORKERS);
/** Let a protected case be erased again. */
export const canLiftHolds = allow(ADMINISTRATORS);
/** Export everything that the bank has about a person, of all forms: users who work the requests for it. */
export const canExportPersons: Rule = ({ req }) => isWorkerOf('data-request', req.user);
/** Erase the cases of a person before their time. */
export const canErasePersons = allow(ADMINISTRATORS);
