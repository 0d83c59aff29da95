import type { CollectionSlug, ServerProps } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { type Notice, NoticeList } from '#cms/admin/notice-list.tsx';
import { mailNotices } from '#cms/collections/cases/mails/mail-notices.tsx';
import { jakartaClockInText } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { countOverdueJobs, listFailedPublications } from './overdue-jobs.ts';

const title = bilingual('Pekerjaan terjadwal', 'Scheduled work');

const overdue = (count: number) =>
  bilingual(
    `${count} pekerjaan terlambat lebih dari lima menit, misalnya email atau penerbitan terjadwal. Minta pengelola sistem memeriksa log back office.`,
    `${count} ${count === 1 ? 'job is' : 'jobs are'} more than five minutes late, such as mail or scheduled publications. Ask whoever runs the system to look at the log of the back office.`,
  );

const failed = (title: string, at: string) => {
  const time = jakartaClockInText(at);
  return bilingual(
    `“${title}” tidak jadi diterbitkan atau ditarik pada ${time} WIB. Buka kontennya, periksa isian dan hak penjadwalnya, lalu terbitkan atau jadwalkan lagi.`,
    `“${title}” was not published or withdrawn at ${time} Jakarta time. Open it, look at its fields and at the rights of who scheduled it, then publish or schedule it again.`,
  );
};

/** The failed publications, each with title and link. */
async function failedPublications({ i18n, payload }: ServerProps) {
  const publications = await listFailedPublications(payload);
  return Promise.all(
    publications.map(async ({ at, collection, id }) => {
      const item = await payload.findByID({
        collection: collection as CollectionSlug,
        id,
        depth: 0,
        disableErrors: true,
        draft: true,
        locale: userLocale(i18n.language),
        overrideAccess: true,
        select: { title: true },
        trash: true,
      });
      const { title } = (item ?? {}) as { title?: string };
      return {
        tone: 'error' as const,
        text: inLanguageOf({ i18n }, failed(title || `${collection} ${id}`, at)),
        href: `${payload.config.routes.admin}/collections/${collection}/${id}`,
      };
    }),
  );
}

/** What concerns those who publish, and those who answer cases. */
async function jobNotices(props: ServerProps): Promise<Notice[]> {
  const { i18n, payload, user } = props;
  if (!hasRole(user, 'administrator', 'publisher', 'customer-care')) return [];
  const count = await countOverdueJobs(payload);
  const publications = await failedPublications(props);
  return count === 0
    ? publications
    : [{ tone: 'error', text: inLanguageOf({ i18n }, overdue(count)) }, ...publications];
}

/** A notice of overdue and failed jobs above the dashboard, for affected roles. */
export async function JobsNotice(props: ServerProps) {
  const notices = [...(await jobNotices(props)), ...(await mailNotices(props))];
  if (notices.length === 0) return null;
  return <NoticeList id="jobs-notice-title" notices={notices} title={inLanguageOf(props, title)} />;
}
