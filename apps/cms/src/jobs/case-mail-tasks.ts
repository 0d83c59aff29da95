import type { MailTask } from '#cms/collections/cases/mails/mail-kinds.ts';
import type { Env } from '#cms/env.ts';
import { notifyStaff } from './notify-staff.ts';
import { sendDocumentsRequest, sendExtensionNotice, sendFinalAnswer } from './send-clock-mail.ts';
import { sendReceipt } from './send-receipt.ts';
import { sendReply } from './send-reply.ts';

/** The tasks of all mails about cases. */
export const caseMailTasks = (env: Pick<Env, 'cmsUrl' | 'siteUrl'>) =>
  ({
    sendReceipt: sendReceipt(env),
    sendReply,
    notifyStaff: notifyStaff(env),
    sendDocumentsRequest: sendDocumentsRequest(env),
    sendExtensionNotice: sendExtensionNotice(env),
    sendFinalAnswer: sendFinalAnswer(env),
  }) satisfies Record<MailTask, { slug: string }>;
