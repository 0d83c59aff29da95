import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { newPasswordOf } from './reject-short-password.ts';

const sentence = bilingual(
  'Hanya pemilik akun yang menetapkan kata sandinya. Minta dia memakai “Lupa kata sandi?” di halaman masuk.',
  'Only the owner of an account sets its password. Ask them to use “Forgot password?” on the sign-in page.',
);

/**
 * Nobody can sign in as somebody else, whatever their role: an administrator who sets a password knows it. Invitations
 * and the mail for a new password go to the owner.
 */
export const rejectPasswordOfOthers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user || typeof newPasswordOf(args, operation) !== 'string') return;
  const { id } = args as { id?: number | string };
  if (String(id) === String(req.user.id)) return;
  throw new ValidationError(
    { collection: 'users', errors: [{ path: 'password', message: inLanguageOf(req, sentence) }], req },
    req.t,
  );
};
