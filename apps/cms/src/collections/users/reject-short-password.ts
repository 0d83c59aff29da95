import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

export const PASSWORD_MIN_LENGTH = 12;
/** Hashing is slow by design; the limit prevents denial of service. */
export const PASSWORD_MAX_LENGTH = 256;

const sentence = bilingual(
  `Gunakan ${PASSWORD_MIN_LENGTH} sampai ${PASSWORD_MAX_LENGTH} karakter.`,
  `Use ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`,
);

/** Applies to all ways to set a password: new users, the first user, changes and resets. */
export const rejectShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return;
  const password: unknown = (args as { data?: { password?: unknown } }).data?.password;
  if (password === undefined || password === null) return;
  if (
    typeof password === 'string' &&
    password.length >= PASSWORD_MIN_LENGTH &&
    password.length <= PASSWORD_MAX_LENGTH
  ) {
    return;
  }
  throw new ValidationError(
    { collection: 'users', errors: [{ path: 'password', message: inLanguageOf(req, sentence) }], req },
    req.t,
  );
};
