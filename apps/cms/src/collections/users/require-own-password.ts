import crypto from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  incrementLoginAttempts,
  type PayloadRequest,
} from 'payload';
import { PASSWORD_HEADER } from '#cms/confirmation/confirmation-header.ts';
import { ConfirmationRequiredError } from '#cms/confirmation/require-confirmation.ts';
import type { Env } from '#cms/env.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { queueAccountMail } from './mails/account-mail.ts';
import { ITERATIONS, KEY_BYTES } from './prevent-account-enumeration.ts';
import { newPasswordOf, PASSWORD_MAX_LENGTH } from './reject-short-password.ts';

const HASH_PREFIX = 'pbkdf2-sha256-v1:';

const texts = {
  question: bilingual(
    'Anda mengubah kata sandi Anda. Tulis kata sandi yang berlaku sekarang.',
    'You are changing your password. Enter the present one.',
  ),
  wrong: bilingual(
    'Kata sandi saat ini tidak benar. Sesudah lima kata sandi yang salah, akun terkunci selama 15 menit.',
    'The present password is not right. After five wrong passwords an account is locked for 15 minutes.',
  ),
  consequence: bilingual(
    'Sesi Anda di perangkat lain berakhir, dan Anda mendapat email tentang perubahan ini.',
    'Your sessions on other devices end, and you get a mail about this change.',
  ),
  action: bilingual('Ubah kata sandi', 'Change the password'),
  locked: bilingual(
    'Akun ini terkunci selama 15 menit karena lima kata sandi yang salah.',
    'This account is locked for 15 minutes, because of five wrong passwords.',
  ),
};

type Account = {
  id: number;
  loginAttempts?: number | null;
  hash?: string | null;
  salt?: string | null;
  lockUntil?: string | null;
};

declare module 'payload' {
  interface RequestContext {
    /** Whether the request changes the password of its own account. */
    changesOwnPassword?: boolean;
  }
}

/** A wrong present password, which counts like one at sign-in. */
class WrongOwnPasswordError extends ConfirmationRequiredError {
  // Explicit, because bundlers minify class names.
  override name = 'WrongOwnPasswordError';
}

const confirmationOf = ({ isWrong }: { isWrong: boolean }) => ({
  // Another subject gives another digest: the browser does not show a dialog again whose digest it has confirmed
  // (`confirmingFetch`).
  subject: isWrong ? 'own password, after a wrong one' : 'own password',
  question: isWrong ? texts.wrong : texts.question,
  consequences: [texts.consequence],
  action: texts.action,
  needsPassword: true,
});

/** The password in the header; null without a valid one. */
function typedPassword(req: PayloadRequest): string | null {
  try {
    const typed = decodeURIComponent(req.headers.get(PASSWORD_HEADER) ?? '');
    return typed === '' || typed.length > PASSWORD_MAX_LENGTH ? null : typed;
  } catch {
    return null;
  }
}

/** Compares with Payload's hash, which Payload itself compares only when somebody signs in. */
async function isPasswordOf({ hash, salt }: Account, password: string): Promise<boolean> {
  if (!hash?.startsWith(HASH_PREFIX) || !salt) return false;
  const expected = Buffer.from(hash.slice(HASH_PREFIX.length), 'hex');
  const actual = await promisify(crypto.pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  return actual.length === expected.length && crypto.timingSafeEqual(actual, expected);
}

const findAccount = (req: PayloadRequest, { isInTransaction }: { isInTransaction: boolean }) =>
  req.payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: req.user?.id } },
    ...(isInTransaction ? { req } : {}),
  });

/** As after a sign-in: earlier wrong passwords would otherwise count at the next one. */
async function resetLoginAttempts(req: PayloadRequest, id: number): Promise<void> {
  const data = { loginAttempts: 0, lockUntil: null };
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
}

/**
 * Requires the present password for a new one: somebody at an unlocked desk could otherwise take over the account.
 *
 * @throws {ConfirmationRequiredError}
 */
export const requireOwnPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isChange = operation === 'update' && typeof newPasswordOf(args, operation) === 'string';
  if (!isChange || !req.user || req.payloadAPI !== 'REST') return;
  const password = typedPassword(req);
  if (password === null) throw new ConfirmationRequiredError(req, confirmationOf({ isWrong: false }));
  const account = await findAccount(req, { isInTransaction: true });
  if (Date.parse(account?.lockUntil ?? '') > Date.now())
    throw new APIError(inLanguageOf(req, texts.locked), 403, null, true);
  if (!account || !(await isPasswordOf(account, password)))
    throw new WrongOwnPasswordError(req, confirmationOf({ isWrong: true }));
  if (account.loginAttempts) await resetLoginAttempts(req, account.id);
  req.context.changesOwnPassword = true;
};

/** Counts a wrong present password, after the transaction that it ends. */
export const countWrongOwnPassword: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof WrongOwnPasswordError)) return;
  const { payload } = req;
  const account = await findAccount(req, { isInTransaction: false });
  if (!account) return;
  const { config } = payload.collections.users;
  await incrementLoginAttempts({ collection: config, payload, user: account as never }).catch(
    (err: unknown) => payload.logger.warn({ msg: 'A wrong password was not counted', err }),
  );
};

/** Queues a mail that tells the owner of an account that its password was changed. */
export const mailAboutNewPassword =
  (env: Pick<Env, 'encryptionKeys'>): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation !== 'update' || !req.context.changesOwnPassword || !req.user) return doc;
    req.context.changesOwnPassword = false;
    const { email, id } = req.user;
    await queueAccountMail(req, env, {
      kind: 'passwordChanged',
      user: id,
      to: email,
      language: userLocale(req.i18n.language),
    });
    return doc;
  };
