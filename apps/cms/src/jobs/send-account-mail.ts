import { createLocalReq, JobCancelledError, type TaskConfig } from 'payload';
import {
  ACCOUNT_MAIL_TASK,
  readAccountMail,
  type StoredAccountMail,
} from '#cms/collections/users/mails/account-mail.ts';
import { composeAccountMail } from '#cms/collections/users/mails/compose-account-mail.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Env } from '#cms/env.ts';
import { MailNotSentError } from '#cms/mail/mail-adapter.ts';
import { messageIdOf } from '#cms/mail/message-id.ts';
import { markJobFailed, planRetry, RETRIES } from './mail-retries.ts';

type Types = { input: { mail: StoredAccountMail }; output: Record<string, never> };
type Settings = Pick<Env, 'cmsUrl' | 'encryptionKeys' | 'passwordSignInFor'>;

/**
 * Sends a mail about an account: retried unless nobody has the address. A process that stops between the mail server's
 * confirmation and the end of the job sends it again, with the same Message-ID and the same link.
 */
export const sendAccountMail = (settings: Settings): TaskConfig<Types> => ({
  slug: ACCOUNT_MAIL_TASK,
  inputSchema: [{ name: 'mail', type: 'json', required: true }],
  retries: RETRIES,
  handler: async ({ input, job, req: { payload } }) => {
    const mail = readAccountMail(input.mail, settings);
    const req = await createLocalReq({}, payload);
    const message = await inTransaction(req, () => composeAccountMail(req, settings, mail, job.createdAt));
    if (!message) return { output: {} };
    const { to, ...content } = message;
    try {
      // As an object: a text would be read as a list of addresses.
      await payload.sendEmail({
        to: { name: '', address: to },
        ...content,
        messageId: messageIdOf(payload, mail.key),
      });
    } catch (error) {
      if (!(error instanceof MailNotSentError && error.isRecipientRejected)) throw error;
      await inTransaction(req, () => markJobFailed(req, job.id, error.message));
      payload.logger.error({ msg: 'A mail about an account was rejected', kind: mail.kind, err: error });
      throw new JobCancelledError(error.message);
    }
    return { output: {} };
  },
  onFail: ({ job, taskStatus }) => {
    planRetry({ job, taskStatus });
  },
});
