import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { EmailAdapter } from 'payload';
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

function sendBySmtp(smtpUrl: string): (message: SendMailOptions) => Promise<unknown> {
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
function saveAsFile(folder: string): (message: SendMailOptions) => Promise<unknown> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const sent = await transport.sendMail(message);
    await mkdir(folder, { recursive: true });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(path.join(folder, name), sent.message as Buffer, { mode: 0o600 });
    return { file: name };
  };
}

/** Sends mail by SMTP if configured, otherwise to `.eml` files in the data folder. */
export function mailAdapter({ smtpUrl, mailFrom, dataDir }: Env): EmailAdapter {
  const send = smtpUrl ? sendBySmtp(smtpUrl) : saveAsFile(path.join(dataDir, 'mail'));
  return () => ({
    name: smtpUrl ? 'smtp' : 'files',
    defaultFromAddress: mailFrom,
    defaultFromName: '',
    // The mail library's types differ between versions, but not in the fields used here.
    sendEmail: (message) => send({ ...(message as SendMailOptions), from: mailFrom }),
  });
}
