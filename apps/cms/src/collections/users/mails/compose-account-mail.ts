import { HOUR_MS } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { INVITATION_DAYS } from '../invitations/invitation-days.ts';
import { canUsePassword } from '../restrict-passwords.ts';
import type { AccountMail } from './account-mail.ts';
import { changedAccountMail } from './changed-account-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import { getLinkToken, type LinkedAccount } from './link-token.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { resetPasswordMail } from './reset-password-mail.ts';

const INVITATION_MS = INVITATION_DAYS * 24 * HOUR_MS;
const RESET_MS = HOUR_MS;
/** Rate limit: time between two requests of an account that are answered with a mail. */
const MIN_REQUEST_INTERVAL_MS = 15_000;

type Settings = Pick<Env, 'cmsUrl' | 'passwordSignInFor'>;
type Message = { to: string; subject: string; html: string };
type MailOf<Kind extends AccountMail['kind']> = Extract<AccountMail, { kind: Kind }>;
type Account = LinkedAccount & { name: string; invitedAt?: string | null };

const findAccount = (req: PayloadRequest, where: Record<string, { equals: unknown }>) =>
  req.payload.db.findOne<Account>({ collection: 'users', req, where });

/** The address of a screen of the back office, from the configured one: an attacker could forge the Host header. */
const addressOf = (req: PayloadRequest, { cmsUrl }: Settings, path: string) =>
  `${cmsUrl}${req.payload.config.routes.admin}${path}`;

const resetAddress = (req: PayloadRequest, settings: Settings, token: string) =>
  addressOf(req, settings, `/reset/${encodeURIComponent(token)}`);

/**
 * Rate limit: stores the request of an account unless another one was stored shortly before or after. A retry keeps its
 * place. One conditional UPDATE, since several processes send mails.
 *
 * @returns whether the account exists and the request is to be answered.
 */
async function claimRequest(req: PayloadRequest, email: string, requestedAt: string): Promise<boolean> {
  const time = Date.parse(requestedAt);
  const at = new Date(time).toISOString();
  const before = new Date(time - MIN_REQUEST_INTERVAL_MS).toISOString();
  const claimed = await readRows(
    req,
    sql`UPDATE users SET reset_password_requested_at = ${at} WHERE email = ${email}
        AND (reset_password_requested_at IS NULL OR reset_password_requested_at = ${at}
          OR reset_password_requested_at <= ${before})
        RETURNING id`,
  );
  return claimed.length > 0;
}

async function composeReset(
  req: PayloadRequest,
  settings: Settings,
  { language, to }: MailOf<'newPasswordRequested'>,
  requestedAt: string,
): Promise<Message | null> {
  const email = to.toLowerCase().trim();
  if (!canUsePassword(settings, email) || !(await claimRequest(req, email, requestedAt))) return null;
  const account = await findAccount(req, { email: { equals: email } });
  if (!account) return null;
  const token = await getLinkToken(req, account, { since: requestedAt, validMs: RESET_MS });
  if (token === null) return null;
  return { to: account.email, ...resetPasswordMail(resetAddress(req, settings, token), language) };
}

async function composeInvitation(
  req: PayloadRequest,
  settings: Settings,
  { invitedAt, language, user }: MailOf<'invitation'>,
): Promise<Message | null> {
  const account = await findAccount(req, { id: { equals: user } });
  // Deleted, accepted, or invited again since.
  if (!account?.invitedAt || Date.parse(account.invitedAt) !== Date.parse(invitedAt)) return null;
  const { email, name } = account;
  if (!canUsePassword(settings, email)) {
    const link = addressOf(req, settings, req.payload.config.admin.routes.login);
    return { to: email, ...invitationMail({ name, link, language, hasPassword: false }) };
  }
  const token = await getLinkToken(req, account, { since: invitedAt, validMs: INVITATION_MS });
  if (token === null) return null;
  const link = resetAddress(req, settings, token);
  return { to: email, ...invitationMail({ name, link, language, hasPassword: true }) };
}

/**
 * A mail about an account, as it is sent; null if there is nothing to send any more. Creates the token of its link, so it
 * is to be called in a transaction that is committed before the mail is sent.
 *
 * @param requestedAt ISO time at which it was queued.
 */
export async function composeAccountMail(
  req: PayloadRequest,
  settings: Settings,
  mail: AccountMail,
  requestedAt: string,
): Promise<Message | null> {
  switch (mail.kind) {
    case 'newPasswordRequested':
      return composeReset(req, settings, mail, requestedAt);
    case 'invitation':
      return composeInvitation(req, settings, mail);
    case 'passwordChanged':
      return { to: mail.to, ...passwordChangedMail(mail.language) };
    case 'emailChanged':
    case 'secondFactorRemoved':
      return { to: mail.to, ...changedAccountMail(mail.kind, mail.by) };
  }
}
