import type { Locale } from '@beranda/contract';
import type { CollectionSlug, ServerProps } from 'payload';
import { ADMINISTRATORS, hasRole } from '#cms/access/roles.ts';
import { type DashboardNotice, NoticeList } from '#cms/admin/notice-list.tsx';
import {
  type FailedAccountMail,
  listFailedAccountMails,
} from '#cms/collections/users/mails/failed-account-mails.ts';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { languageSuffix } from '#cms/links/consequence-sentences.ts';
import { listFailedPublications } from './failed-publications.ts';
import { countOverdueJobs } from './overdue-jobs.ts';
import { listUpcomingFailures, type UpcomingFailure } from './upcoming-failures.ts';

const title = bilingual('Pekerjaan terjadwal', 'Scheduled work');

const overdue = (count: number) =>
  bilingual(
    `${count} pekerjaan terlambat lebih dari lima menit, misalnya email atau penerbitan terjadwal. Minta pengelola sistem memeriksa log back office.`,
    `${count} ${count === 1 ? 'job is' : 'jobs are'} more than five minutes late, such as mail or scheduled publications. Ask the operator of the system to look at the log of the back office.`,
  );

const failed = (named: Bilingual, at: string) => {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `${named.id} tidak jadi diterbitkan atau ditarik pada ${time} WIB. Buka kontennya, periksa isian dan hak penjadwalnya, lalu terbitkan atau jadwalkan lagi.`,
    `${named.en} was not published or withdrawn at ${time} Jakarta time. Open it, look at its fields and at the rights of who scheduled it, then publish or schedule it again.`,
  );
};

const changed = (named: Bilingual, at: string) => {
  const time = formatJakartaDateTimeWithoutColon(at);
  return bilingual(
    `${named.id} tidak jadi diterbitkan pada ${time} WIB, karena diubah atau ditarik sesudah dijadwalkan. Buka kontennya, periksa, lalu terbitkan atau jadwalkan lagi.`,
    `${named.en} was not published at ${time} Jakarta time, because it was changed or withdrawn after it had been scheduled. Open it, check it, then publish or schedule it again.`,
  );
};

type WillFail = (named: Bilingual, at: string, publication: UpcomingFailure) => Bilingual;

const willFail: Record<UpcomingFailure['reason'], WillFail> = {
  changed: (named, at) => {
    const time = formatJakartaDateTimeWithoutColon(at);
    return bilingual(
      `${named.id} tidak akan terbit pada ${time} WIB: kontennya diubah atau ditarik sesudah dijadwalkan. Buka kontennya, periksa, lalu jadwalkan lagi.`,
      `${named.en} will not be published at ${time} Jakarta time: it was changed or withdrawn after it had been scheduled. Open it, check it, then schedule it again.`,
    );
  },
  own: (named, at) => {
    const time = formatJakartaDateTimeWithoutColon(at);
    return bilingual(
      `${named.id} tidak akan terbit pada ${time} WIB: yang menjadwalkannya ikut mengubahnya, jadi orang lain yang harus menerbitkannya. Batalkan jadwal itu, lalu minta penerbit lain memeriksa dan menjadwalkannya.`,
      `${named.en} will not be published at ${time} Jakarta time: the person who scheduled it has changed it, so somebody else has to publish it. Cancel that schedule, then ask another publisher to check it and schedule it.`,
    );
  },
  publisher: (named, at, { type }) => {
    const time = formatJakartaDateTimeWithoutColon(at);
    const verb =
      type === 'unpublish' ? bilingual('ditarik', 'withdrawn') : bilingual('diterbitkan', 'published');
    return bilingual(
      `${named.id} tidak akan ${verb.id} pada ${time} WIB: akun yang menjadwalkannya sudah tidak ada atau tidak boleh menerbitkan lagi. Buka kontennya, batalkan jadwal itu, lalu jadwalkan lagi atas nama Anda.`,
      `${named.en} will not be ${verb.en} at ${time} Jakarta time: the account that scheduled it is gone or may not publish any more. Open it, cancel that schedule, then schedule it again in your name.`,
    );
  },
};

type Publication = {
  job: number | string;
  collection: string;
  id: number;
  locale: Locale | null;
  at: string;
};

/** The title, with the language if only one is scheduled. */
function withLanguage(title: string, locale: Locale | null): Bilingual {
  const { id, en } = languageSuffix(locale ? [locale] : []);
  return bilingual(`“${title}”${id}`, `“${title}”${en}`);
}

/** A notice of a publication, with title, language and link. */
async function getNotice(
  { i18n, payload }: ServerProps,
  { at, collection, id, job, locale }: Publication,
  tone: DashboardNotice['tone'],
  textOf: (named: Bilingual, at: string) => Bilingual,
): Promise<DashboardNotice> {
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
    tone,
    key: `job-${job}`,
    text: inLanguageOf({ i18n }, textOf(withLanguage(title || `${collection} ${id}`, locale), at)),
    href: `${payload.config.routes.admin}/collections/${collection}/${id}`,
  };
}

const failedInvitation = (name: string) =>
  bilingual(
    `Undangan untuk ${name} tidak terkirim. Buka akunnya, periksa alamat e-mailnya, lalu kirim lagi.`,
    `The invitation to ${name} was not delivered. Open the account, check its e-mail address, then send it again.`,
  );

const failedAccountMail = (name: string) =>
  bilingual(
    `Email kepada ${name} tentang perubahan akunnya tidak terkirim. Beri tahu orangnya langsung.`,
    `The mail to ${name} about a change of their account was not delivered. Tell the person yourself.`,
  );

function accountMailNotice(
  { i18n, payload }: ServerProps,
  { job, kind, user }: FailedAccountMail,
): DashboardNotice {
  const textOf = kind === 'invitation' ? failedInvitation : failedAccountMail;
  return {
    tone: 'error',
    key: `job-${job}`,
    text: inLanguageOf({ i18n }, textOf(user.name)),
    href: `${payload.config.routes.admin}/collections/users/${user.id}`,
  };
}

/** What concerns those who publish, and those who answer cases and who manage accounts. */
async function jobNotices(props: ServerProps): Promise<DashboardNotice[]> {
  const { i18n, payload, user } = props;
  if (!hasRole(user, 'administrator', 'publisher', 'customer-care')) return [];
  const count = await countOverdueJobs(payload);
  const isPublisher = hasRole(user, 'administrator', 'publisher');
  const failures = isPublisher ? await listFailedPublications(payload) : [];
  const failing = isPublisher ? await listUpcomingFailures(payload) : [];
  const accountMails = hasRole(user, ...ADMINISTRATORS) ? await listFailedAccountMails(payload) : [];
  return [
    ...(count === 0 ? [] : [{ tone: 'error' as const, text: inLanguageOf({ i18n }, overdue(count)) }]),
    ...accountMails.map((mail) => accountMailNotice(props, mail)),
    ...(await Promise.all(
      failures.map((failure) => getNotice(props, failure, 'error', failure.isChanged ? changed : failed)),
    )),
    ...(await Promise.all(
      failing.map((failure) =>
        getNotice(props, failure, 'warning', (named, at) => willFail[failure.reason](named, at, failure)),
      ),
    )),
  ];
}

/** A notice of overdue jobs and of publications that did not or will not happen above the dashboard, for affected roles. */
export async function JobsNotice(props: ServerProps) {
  const notices = await jobNotices(props);
  if (notices.length === 0) return null;
  return <NoticeList id="jobs-notice-title" notices={notices} title={inLanguageOf(props, title)} />;
}
