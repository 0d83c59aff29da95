import { randomUUID } from 'node:crypto';
import { LOCALES } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import type { Env } from '#cms/env.ts';
import { decryptText, encryptText, isEncrypted, reencryptText } from '#cms/security/encrypted-text.ts';
import type { EncryptedColumn } from '#cms/security/rotate-column.ts';

/** The task of the jobs that send one mail about an account each. `jobs/run-jobs.ts` runs them one by one. */
export const ACCOUNT_MAIL_TASK = 'sendAccountMail';

const common = {
  /** Names the mail in its Message-ID, so that receivers recognise a copy that is sent again. */
  key: z.uuid(),
};
const account = { ...common, user: z.number().int().positive() };
const language = z.enum(LOCALES);

const accountMailSchema = z.discriminatedUnion('kind', [
  /** `to` is what somebody has typed: only the job looks for an account with it. */
  z.object({ kind: z.literal('newPasswordRequested'), ...common, to: z.string(), language }),
  /** `invitedAt`: the time of this invitation; a later one replaces it. */
  z.object({ kind: z.literal('invitation'), ...account, language, invitedAt: z.string() }),
  z.object({ kind: z.literal('passwordChanged'), ...account, to: z.string(), language }),
  /** `to`: the address at the time of the change; `by`: the name of who has changed it. */
  z.object({ kind: z.literal('emailChanged'), ...account, to: z.string(), by: z.string() }),
  z.object({ kind: z.literal('secondFactorRemoved'), ...account, to: z.string(), by: z.string() }),
]);

/** A mail about an account that is to be sent. Without links for a new password: the job creates them. */
export type AccountMail = z.infer<typeof accountMailSchema>;

type New<Mail> = Mail extends unknown ? Omit<Mail, 'key'> : never;
type Keys = Pick<Env, 'encryptionKeys'>;

/** Personal data, which is encrypted in the jobs table. */
const PERSONAL = ['to', 'by'] as const;

/** A mail as its job stores it. */
export type StoredAccountMail = Record<string, unknown>;

function replacePersonal(mail: StoredAccountMail, replace: (text: string) => string): StoredAccountMail {
  const replaced = PERSONAL.flatMap((name) => {
    const value = mail[name];
    return typeof value === 'string' ? [[name, replace(value)]] : [];
  });
  return { ...mail, ...Object.fromEntries(replaced) };
}

/** Queues a mail about an account in the transaction of the request, if it has one. */
export async function queueAccountMail(
  req: PayloadRequest,
  { encryptionKeys }: Keys,
  mail: New<AccountMail>,
): Promise<void> {
  const stored = replacePersonal({ ...mail, key: randomUUID() }, (text) =>
    encryptText(text, encryptionKeys, ACCOUNT_MAIL_TASK),
  );
  await req.payload.jobs.queue({ task: ACCOUNT_MAIL_TASK, input: { mail: stored }, req });
}

/** @throws Error if the key of its personal data is not configured any more. */
export function readAccountMail(stored: unknown, { encryptionKeys }: Keys): AccountMail {
  const mail = replacePersonal(z.record(z.string(), z.unknown()).parse(stored), (text) =>
    decryptText(text, encryptionKeys, ACCOUNT_MAIL_TASK),
  );
  return accountMailSchema.parse(mail);
}

/** The inputs of jobs, for the rotation of keys. */
export const ACCOUNT_MAIL_COLUMN: EncryptedColumn = {
  table: 'payload_jobs',
  column: 'input',
  isJson: true,
  boundTo: 'task_slug',
  reencrypt({ text, boundTo }, encryptionKeys, onKey) {
    if (boundTo !== ACCOUNT_MAIL_TASK) return text;
    const { mail } = z.object({ mail: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
    let isChanged = false;
    const replaced = replacePersonal(mail, (value) => {
      if (!isEncrypted(value)) return value;
      const encrypted = reencryptText(value, encryptionKeys, ACCOUNT_MAIL_TASK, onKey);
      isChanged ||= encrypted !== value;
      return encrypted;
    });
    return isChanged ? JSON.stringify({ mail: replaced }) : text;
  },
};
