import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { isLeakedPassword } from './leaked-passwords.ts';
import { newPasswordOf } from './reject-short-password.ts';

const sentence = bilingual(
  'Kata sandi ini ada dalam daftar kata sandi yang pernah bocor, jadi mudah ditebak. Pilih yang lain, misalnya empat kata yang tidak berhubungan.',
  'This password is in lists of leaked passwords, so it is easily guessed. Choose another one, such as four unrelated words.',
);

/** Applies to all ways to set a password, like the rule of its length. */
export const rejectLeakedPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const password = newPasswordOf(args, operation);
  if (typeof password !== 'string' || !(await isLeakedPassword(password))) return;
  throw new ValidationError(
    { collection: 'users', errors: [{ path: 'password', message: inLanguageOf(req, sentence) }], req },
    req.t,
  );
};
