import crypto from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import type { Env } from '#cms/env.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { ACCOUNT_MAIL_TASK, queueAccountMail } from './mails/account-mail.ts';
import { PASSWORD_MAX_LENGTH } from './reject-short-password.ts';
import { canUsePassword } from './restrict-passwords.ts';

/** Payload's PBKDF2 iterations; a test compares them. */
export const ITERATIONS = 600_000;
export const KEY_BYTES = 32;

/** Maximum number of waiting mails with which a reset request is still queued. */
const MAX_WAITING = 100;
/** No address is longer (RFC 5321, section 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

const loginError = bilingual(
  'E-mail atau kata sandi salah, atau akun ini terkunci. Setelah lima kata sandi yang salah, akun terkunci selama 15 menit.',
  'The e-mail address or the password is wrong, or the account is locked. After five wrong passwords an account is locked for 15 minutes.',
);
const addressMissing = bilingual('Tulis alamat e-mail Anda.', 'Enter your e-mail address.');
const mailed = bilingual(
  'Jika ada akun dengan alamat ini, tautan untuk kata sandi baru dikirim ke sana.',
  'If there is an account with this address, a link for a new password is on its way to it.',
);

type Login = { email?: unknown; password?: unknown };
type Account = { id: number; lockUntil?: string | null };

type Rule = Pick<Env, 'passwordSignInFor'>;

/**
 * Hashes the password even if there is no account, or it is locked: otherwise a timing attack would reveal
 * which addresses have accounts.
 */
export const hashForUnknownAccounts =
  (rule: Rule): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'login') return;
    const { email, password } = ((args as { data?: Login }).data ?? {}) satisfies Login;
    if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return;
    // No account has a password that long, and hashing it would allow denial of service.
    if (password.length > PASSWORD_MAX_LENGTH)
      throw new APIError(inLanguageOf(req, loginError), 401, null, true);
    const account = await req.payload.db.findOne<Account>({
      collection: 'users',
      req,
      where: { email: { equals: email.toLowerCase().trim() } },
    });
    const canPass = canUsePassword(rule, email);
    if (canPass && account && !(Date.parse(account.lockUntil ?? '') > Date.now())) return;
    // Accessed at call time, so that tests can mock it.
    await promisify(crypto.pbkdf2)(
      password,
      crypto.randomBytes(32).toString('hex'),
      ITERATIONS,
      KEY_BYTES,
      'sha256',
    );
    if (!canPass) throw new APIError(inLanguageOf(req, loginError), 401, null, true);
  };

/** The same error for a wrong password, a locked account and an unknown address. */
export const uniformLoginError: NonNullable<NonNullable<CollectionConfig['hooks']>['afterError']>[number] = ({
  error,
  req,
}) => {
  if (!['AuthenticationError', 'LockedAuth', 'UnverifiedEmail'].includes(error.name)) return;
  return { response: { errors: [{ message: inLanguageOf(req, loginError) }] }, status: 401 };
};

/** How many mails about accounts wait to be sent for the first time. */
async function countWaitingMails({ payload }: PayloadRequest): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    overrideAccess: true,
    where: {
      and: [
        { taskSlug: { equals: ACCOUNT_MAIL_TASK } },
        { completedAt: { exists: false } },
        { totalTried: { equals: 0 } },
        // A job that was cancelled, since nobody has the address, keeps its count of attempts.
        { hasError: { not_equals: true } },
      ],
    },
  });
  return totalDocs;
}

/**
 * Queues a job for each request of a new password, whatever the address. Only the job looks for an account with it, so
 * that neither timing nor mail errors reveal accounts.
 */
export const forgotPasswordEndpoint = (env: Rule & Pick<Env, 'encryptionKeys'>): Omit<Endpoint, 'root'> => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email: unknown = req.data?.email;
    if (typeof email !== 'string' || email.trim() === '')
      throw new APIError(inLanguageOf(req, addressMissing), 400, null, true);
    // The same response, so that it does not disclose which accounts have passwords (user enumeration).
    const isPossible = email.length <= EMAIL_MAX_LENGTH && canUsePassword(env, email);
    if (isPossible && (await countWaitingMails(req)) >= MAX_WAITING)
      req.payload.logger.warn({ msg: 'The queue of password resets is full; a request was dropped' });
    else if (isPossible)
      await queueAccountMail(req, env, {
        kind: 'newPasswordRequested',
        to: email,
        language: userLocale(req.i18n.language),
      });
    return Response.json({ message: inLanguageOf(req, mailed) });
  },
});
