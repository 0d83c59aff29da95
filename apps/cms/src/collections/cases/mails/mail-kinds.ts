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

/** What each of them sends. */
export const mailLabels: Record<MailTask, Bilingual> = {
  sendReceipt: bilingual('Tanda terima', 'Receipt'),
  sendReply: bilingual('Balasan', 'Reply'),
  notifyStaff: bilingual('Email kepada petugas', 'Mail to staff'),
  sendDocumentsRequest: bilingual('Permintaan dokumen', 'Request for documents'),
  sendExtensionNotice: bilingual('Pemberitahuan perpanjangan', 'Notice of extension'),
  sendFinalAnswer: bilingual('Jawaban akhir', 'Final answer'),
};

/**
 * The mail that somebody has sent again, if an event says that. It is a note without text whose field is the task.
 */
export function requeuedMail({ field, kind }: { kind: string; field?: string | null }): MailTask | undefined {
  return kind === 'note' ? MAIL_TASKS.find((task) => task === field) : undefined;
}
