import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { ROLES, roleLabels } from '#cms/access/roles.ts';
import { denyAll, isAdministrator, isStaff } from '#cms/access/rules.ts';
import type { Env } from '#cms/env.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { deleteEditLocks } from '#cms/saves/edit-locks.ts';
import { confirmOwnRoles } from './confirm-own-roles.ts';
import { endLinkOfFormerAddress } from './end-link-of-former-address.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { invitationEndpoints } from './invitations/endpoints.ts';
import { mailToFormerAddress } from './mail-to-former-address.ts';
import { makeFirstUserAdministrator } from './make-first-user-administrator.ts';
import { oidcEndpoints } from './oidc/endpoints.ts';
import {
  forgotPasswordEndpoint,
  hashForUnknownAccounts,
  uniformLoginError,
} from './prevent-account-enumeration.ts';
import { registerFirstUserEndpoint } from './register-first-user.ts';
import { rejectDeletingPeopleOfSheets } from './reject-deleting-people-of-sheets.ts';
import { rejectLeakedPassword } from './reject-leaked-password.ts';
import { rejectPasswordOfOthers } from './reject-password-of-others.ts';
import { rejectShortPassword } from './reject-short-password.ts';
import { requireOneAdministrator, requireOneAdministratorOnDelete } from './require-one-administrator.ts';
import { countWrongOwnPassword, mailAboutNewPassword, requireOwnPassword } from './require-own-password.ts';
import { rejectOtherPasswords } from './restrict-passwords.ts';
import { saveOnlyPassword } from './save-only-password.ts';
import { secondFactorEndpoints } from './second-factor/endpoints.ts';
import {
  deleteSignInData,
  endSignIn,
  recordSignIn,
  reportUsableSessions,
  respondWithMissingStep,
} from './second-factor/require-second-factor.ts';
import { sessionEndpoints } from './sessions/endpoints.ts';
import { SESSION_SECONDS } from './sessions/session-store.ts';

const MAX_LOGIN_ATTEMPTS = 5;
const LOCK_TIME_MS = 15 * 60 * 1000;

/** Staff accounts. The first one becomes administrator; afterwards only administrators add accounts. */
export function users(env: Env): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: bilingual('Pengguna', 'User'), plural: bilingual('Pengguna', 'Users') },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'roles'],
      group: bilingual('Pengelolaan', 'Administration'),
      components: {
        beforeListTable: ['/collections/users/screens/invitation-panel.tsx#InvitationPanel'],
      },
    },
    auth: {
      // Against brute force: an account is locked after wrong passwords.
      maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
      lockTime: LOCK_TIME_MS,
      tokenExpiration: SESSION_SECONDS,
      cookies: { sameSite: 'Strict', secure: env.cmsUrl.startsWith('https://') },
      // The token is only in the HttpOnly cookie, inaccessible to scripts.
      removeTokenFromResponses: true,
    },
    access: { ...collectionAccess('users'), admin: isStaff, unlock: isAdministrator },
    // No bulk edits: the check for the last administrator works per document.
    disableBulkEdit: true,
    disableBulkDelete: true,
    hooks: {
      beforeOperation: [
        rejectPasswordOfOthers,
        rejectShortPassword,
        rejectLeakedPassword,
        requireOwnPassword,
        hashForUnknownAccounts(env),
      ],
      beforeValidate: [saveOnlyPassword],
      beforeChange: [
        makeFirstUserAdministrator,
        requireOneAdministrator,
        confirmOwnRoles,
        endLinkOfFormerAddress,
      ],
      beforeDelete: [
        requireOneAdministratorOnDelete,
        rejectDeletingPeopleOfSheets,
        deleteSignInData,
        deleteEditLocks,
      ],
      afterChange: [mailToFormerAddress(env), mailAboutNewPassword(env)],
      afterRead: [reportUsableSessions(env)],
      beforeLogin: [rejectOtherPasswords(env)],
      afterLogin: [recordSignIn(env), acceptInvitation],
      afterLogout: [endSignIn],
      afterOperation: [respondWithMissingStep],
      afterError: [uniformLoginError, countWrongOwnPassword],
    },
    // Takes precedence over Payload's endpoint at the same path.
    endpoints: [
      registerFirstUserEndpoint,
      forgotPasswordEndpoint(env),
      ...oidcEndpoints(env),
      ...invitationEndpoints(env),
      ...secondFactorEndpoints(env),
      ...sessionEndpoints,
    ],
    fields: [
      { name: 'name', type: 'text', required: true, label: bilingual('Nama', 'Name') },
      {
        name: 'email',
        type: 'email',
        label: ({ t }) => t('general:email'),
        required: true,
        unique: true,
        // A changed address could receive password reset mails.
        access: { update: isAdministrator },
      },
      {
        name: 'roles',
        type: 'select',
        hasMany: true,
        saveToJWT: true,
        label: bilingual('Peran', 'Roles'),
        admin: {
          // The screen of the first account has no user: that one becomes administrator, whatever is chosen.
          condition: (_data, _siblingData, { user }) => Boolean(user),
          description: bilingual(
            'Tanpa peran, seseorang dapat masuk tetapi tidak dapat melakukan apa pun.',
            'Without a role a person can do nothing here.',
          ),
        },
        options: ROLES.map((role) => ({ value: role, label: roleLabels[role] })),
        access: { create: isAdministrator, update: isAdministrator },
      },
      {
        name: 'secondFactorSince',
        type: 'date',
        label: bilingual('Faktor kedua sejak', 'Second factor since'),
        // Written by the endpoints of the second factor only, and shown by their screen.
        access: { create: denyAll, update: denyAll },
        admin: { hidden: true },
      },
      // Set while an invitation is open; the screen sends it again.
      {
        name: 'invitedAt',
        type: 'date',
        label: bilingual('Undangan dikirim', 'Invitation sent'),
        access: { create: denyAll, update: denyAll },
        admin: { hidden: true },
      },
      {
        name: 'identity',
        type: 'text',
        index: true,
        label: bilingual('Identitas di penyedia identitas', 'Identity at the identity provider'),
        // Bound by the first sign-in there; emptied when the account is handed to another identity.
        access: { create: denyAll, update: isAdministrator },
        admin: {
          condition: (data) => Boolean(data?.identity),
          description: bilingual(
            'Hanya orang ini yang dapat masuk dengan akun bank. Kosongkan untuk mengikat ulang lewat alamat e-mail.',
            'Only this person can sign in with their bank account. Empty it to bind it again by e-mail address.',
          ),
        },
      },
      {
        name: 'security',
        type: 'ui',
        label: bilingual('Keamanan akun', 'Account security'),
        admin: { components: { Field: '/collections/users/screens/account-security.tsx#AccountSecurity' } },
      },
    ],
  };
}
