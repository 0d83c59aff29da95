import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

export const PASSWORD_MIN_LENGTH = 12;
/** Hashing is slow by design; the limit prevents denial of service. */
export const PASSWORD_MAX_LENGTH = 256;

const sentence = bilingual(
  `Gunakan ${PASSWORD_MIN_LENGTH} sampai ${PASSWORD_MAX_LENGTH} karakter.`,
  `Use ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`,
);

/** The password that an operation sets: for new users, the first user, changes and resets. */
export function newPasswordOf(args: unknown, operation: string): unknown {
  if (!['create', 'update', 'resetPassword'].includes(operation)) return undefined;
  return (args as { data?: { password?: unknown } }).data?.password;
}

/** Applies to all ways to set a password. */
export const rejectShortPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const password = newPasswordOf(args, operation);
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
