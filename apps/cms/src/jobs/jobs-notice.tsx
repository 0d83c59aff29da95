import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { NoticeList } from '#cms/admin/notice-list.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { countOverdueJobs } from './overdue-jobs.ts';

const title = bilingual('Pekerjaan terjadwal', 'Scheduled work');

const overdue = (count: number) =>
  bilingual(
    `${count} pekerjaan terlambat lebih dari lima menit, misalnya email atau penerbitan terjadwal. Minta pengelola sistem memeriksa log back office.`,
    `${count} ${count === 1 ? 'job is' : 'jobs are'} more than five minutes late, such as mail or scheduled publications. Ask whoever runs the system to look at the log of the back office.`,
  );

/** Above the dashboard, for those who would miss a publication or a mail: that work which is done later is not done. */
export async function JobsNotice({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'administrator', 'publisher', 'customer-care')) return null;
  const count = await countOverdueJobs(payload);
  if (count === 0) return null;
  return (
    <NoticeList
      id="jobs-notice-title"
      title={inLanguageOf({ i18n }, title)}
      notices={[{ tone: 'error', text: inLanguageOf({ i18n }, overdue(count)) }]}
    />
  );
}
