import type { ServerProps } from 'payload';
import { NoticeList } from '#cms/admin/notice-list.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { FailedMailButtons } from './failed-mail-buttons.tsx';
import { failedMailNotices } from './failed-mail-notices.tsx';

const title = bilingual('Email yang belum terkirim', 'Mail that was not sent');

/** A notice of failed and delayed mails about cases above the dashboard, for readers of the cases. */
export async function FailedMailsPanel(props: ServerProps) {
  const notices = await failedMailNotices(props, FailedMailButtons);
  if (notices.length === 0) return null;
  return <NoticeList id="failed-mails-title" notices={notices} title={inLanguageOf(props, title)} />;
}
