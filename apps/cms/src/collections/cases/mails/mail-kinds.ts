import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** Tasks of jobs that send one mail about a case each. `jobs/run-jobs.ts` runs them one by one. */
export const MAIL_TASKS = [
  'sendReceipt',
  'sendReply',
  'notifyStaff',
  'sendDocumentsRequest',
  'sendExtensionNotice',
  'sendFinalAnswer',
] as const;

export type MailTask = (typeof MAIL_TASKS)[number];

/** The name of each mail. */
export const mailLabels: Record<MailTask, Bilingual> = {
  sendReceipt: bilingual('Tanda terima', 'Receipt'),
  sendReply: bilingual('Balasan', 'Reply'),
  notifyStaff: bilingual('Email kepada petugas', 'Mail to staff'),
  sendDocumentsRequest: bilingual('Permintaan dokumen', 'Request for documents'),
  sendExtensionNotice: bilingual('Pemberitahuan perpanjangan', 'Notice of extension'),
  sendFinalAnswer: bilingual('Jawaban akhir', 'Final answer'),
};

/** `to` of the event that says that a failed mail will not be sent. */
export const GIVEN_UP = 'given-up';

type Event = { kind: string; field?: string | null; to?: string | null };

/**
 * The decision about a failed mail that an event records, if any. It is a note without text whose field is the task.
 */
export function mailDecisionIn({
  field,
  kind,
  to,
}: Event): { task: MailTask; isGivenUp: boolean } | undefined {
  const task = kind === 'note' ? MAIL_TASKS.find((candidate) => candidate === field) : undefined;
  return task && { task, isGivenUp: to === GIVEN_UP };
}
