import { FORM_NAMES, FORMS, type FormName, isFormName } from '@beranda/contract';
import type { PayloadRequest, Where } from 'payload';
import { ADMINISTRATORS, hasRole, type UserWithRoles } from './roles.ts';

/**
 * Whether somebody works the cases of a form: users with the role of its desk, and administrators. A retired form, which
 * stored cases may still name, has no desk.
 */
export const isWorkerOf = (form: string, user: UserWithRoles): boolean =>
  hasRole(user, ...ADMINISTRATORS, ...(isFormName(form) ? [FORMS[form].definition.desk] : []));

/** The forms whose cases a user works. */
export const workableForms = ({ user }: Pick<PayloadRequest, 'user'>): readonly FormName[] =>
  FORM_NAMES.filter((form) => isWorkerOf(form, user));

/** The forms whose cases a user may read: those that they work; auditors read all. */
export const readableForms = (req: Pick<PayloadRequest, 'user'>): readonly FormName[] =>
  hasRole(req.user, 'auditor') ? FORM_NAMES : workableForms(req);

/**
 * The access to documents of some forms only.
 *
 * @param path the field that has the form, such as `case.form`.
 * @returns true for all forms, which spares the statement a condition.
 */
export function accessToForms(forms: readonly FormName[], path: string): boolean | Where {
  if (forms.length === FORM_NAMES.length) return true;
  return forms.length > 0 && { [path]: { in: [...forms] } };
}
