import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { EmailAdapter, Payload } from 'payload';
import type { Env } from '#cms/env.ts';
import { isUnknownRecipient } from './unknown-recipient.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Timeout for a whole mail; each step of a slow server may be within its own limit. */
const DEADLINE_MS = 60_000;

/** A mail was not sent. The message contains no addresses. */
export class MailNotSentError extends Error {
  override name = 'MailNotSentError';
  /** Whether the mail server rejects the recipient as unknown: a permanent error, not worth a retry. */
  readonly isRecipientRejected: boolean;

  constructor(message: string, isRecipientRejected = false) {
    super(message);
    this.isRecipientRejected = isRecipientRejected;
  }
}

/** Mail servers repeat addresses in responses, and errors are stored in the log and the jobs table. */
function withoutAddresses(error: unknown): MailNotSentError {
  const { code, responseCode, ...reply } = error as Record<
    'code' | 'command' | 'response' | 'responseCode',
    unknown
  >;
  if (typeof responseCode === 'number') {
    const isFinal = isUnknownRecipient({ ...reply, responseCode });
    return new MailNotSentError(`The mail server rejected the message with ${responseCode}.`, isFinal);
  }
  const reason = typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : 'no reason given';
  return new MailNotSentError(`The message could not be handed to the mail server: ${reason}.`);
}

/** The response of the mail server for a mail that it has accepted for one recipient at least. */
type Sent = { rejected?: readonly unknown[]; rejectedErrors?: readonly { responseCode?: number }[] };
type Send = (message: SendMailOptions) => Promise<Sent>;

/** Logs that a mail was not accepted for all of its recipients, who are staff: others get mails of their own. */
function reportRejected({ logger }: Payload, { rejected = [], rejectedErrors = [] }: Sent): void {
  if (rejected.length === 0) return;
  const codes = rejectedErrors.map(({ responseCode }) => responseCode);
  logger.warn({ msg: 'Some recipients of a mail were rejected', rejected: rejected.length, codes });
}

function sendBySmtp(smtpUrl: string): Send {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS });
  return async (message) => {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    const late = new Promise<never>((_, reject) => {
      deadline.onabort = () => reject(new MailNotSentError('The mail server took too long.'));
    });
    const sent = transport.sendMail(message).catch((error: unknown) => {
      throw withoutAddresses(error);
    });
    return Promise.race([sent, late]).finally(() => {
      deadline.onabort = null;
    });
  };
}

/** Writes each mail as `.eml` file, for machines without a mail server. */
function saveAsFile(folder: string): Send {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const sent = await transport.sendMail(message);
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(path.join(folder, name), sent.message as Buffer, { mode: 0o600 });
    return {};
  };
}

/** Sends mail by SMTP if configured, otherwise to `.eml` files in the data folder. */
export function mailAdapter({ smtpUrl, mailFrom, dataDir }: Env): EmailAdapter {
  const send = smtpUrl ? sendBySmtp(smtpUrl) : saveAsFile(path.join(dataDir, 'mail'));
  return ({ payload }) => ({
    name: smtpUrl ? 'smtp' : 'files',
    defaultFromAddress: mailFrom,
    defaultFromName: '',
    // The mail library's types differ between versions, but not in the fields used here.
    sendEmail: async (message) => {
      const sent = await send({ ...(message as SendMailOptions), from: mailFrom });
      reportRejected(payload, sent);
      return sent;
    },
  });
}
