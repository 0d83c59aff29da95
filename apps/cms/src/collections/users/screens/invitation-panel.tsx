import '#cms/admin/no-row-selection.css';
import type { ServerProps } from 'payload';
import { ADMINISTRATORS, hasRole, ROLES, roleLabels } from '#cms/access/roles.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { INVITATION_DAYS } from '../invitations/invitation-days.ts';
import { InvitationForm } from './invitation-form.tsx';

/** Above the list of accounts: invites somebody, for administrators. */
export function InvitationPanel({ i18n, user }: ServerProps) {
  if (!i18n || !hasRole(user, ...ADMINISTRATORS)) return null;
  const roles = ROLES.map((value) => ({ value, label: inLanguageOf({ i18n }, roleLabels[value]) }));
  return <InvitationForm days={INVITATION_DAYS} roles={roles} />;
}
