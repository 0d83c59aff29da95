import type { Env } from '#cms/env.ts';
import { notifyStaff } from './notify-staff.ts';
import { sendDocumentsRequest, sendExtensionNotice, sendFinalAnswer } from './send-clock-mail.ts';
import { sendReceipt } from './send-receipt.ts';
import { sendReply } from './send-reply.ts';

/** Tasks of jobs that send one mail each. `run-jobs.ts` runs them one by one. */
export const MAIL_TASKS = [
  'sendReceipt',
  'sendReply',
  'notifyStaff',
  'sendDocumentsRequest',
  'sendExtensionNotice',
  'sendFinalAnswer',
] as const;

/** The tasks by their names, so that none lacks a row above. */
export const mailTasks = (env: Pick<Env, 'cmsUrl' | 'siteUrl'>) =>
  ({
    sendReceipt: sendReceipt(env),
    sendReply,
    notifyStaff: notifyStaff(env),
    sendDocumentsRequest,
    sendExtensionNotice,
    sendFinalAnswer,
  }) satisfies Record<(typeof MAIL_TASKS)[number], { slug: string }>;
