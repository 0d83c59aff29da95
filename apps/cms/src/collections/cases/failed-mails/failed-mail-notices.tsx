import type { ServerProps } from 'payload';
import type { ComponentType } from 'react';
import { isWorkerOf, readableForms } from '#cms/access/case-forms.ts';
import type { DashboardNotice } from '#cms/admin/notice-list.tsx';
import { formatJakartaDateTimeWithoutColon } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { mailLabels } from '../mails/mail-kinds.ts';
import { countDelayedMails, type FailedMail, listFailedMails } from './failed-mails.ts';

/** Limited, since more would hide the rest of the dashboard. */
const MAX_SHOWN = 10;

const delayed = (count: number) =>
  bilingual(
    `${count} email tentang kiriman belum terkirim sesudah lebih dari dua jam, dan dicoba lagi setiap jam. Minta pengelola sistem memeriksa server email.`,
    `${count} ${count === 1 ? 'mail about a case has' : 'mails about cases have'} not been sent for more than two hours, with a retry every hour. Ask the operator of the system to look at the mail server.`,
  );

const failed = ({ at, isRecipientUnknown, task, ticket }: FailedMail) => {
  const time = formatJakartaDateTimeWithoutColon(at);
  const { en, id } = mailLabels[task];
  const reason = isRecipientUnknown
    ? bilingual(
        ' Server email menolak penerimanya; alamatnya mungkin tidak ada.',
        ' The mail server rejected the recipient; there may be no such address.',
      )
    : bilingual('', '');
  return bilingual(
    `${id} untuk kiriman ${ticket} tidak dapat dikirim, terakhir dicoba pada ${time} WIB.${reason.id}`,
    `${en} of case ${ticket} could not be sent, last tried at ${time} Jakarta time.${reason.en}`,
  );
};

const more = (count: number) =>
  bilingual(
    `${count} email lain juga tidak dapat dikirim. Riwayat kirimannya mencatatnya.`,
    `${count} more ${count === 1 ? 'mail' : 'mails'} could not be sent. The history of their cases records them.`,
  );

/** The buttons of a failed mail. */
type Buttons = ComponentType<{ address: string; mail: string }>;

function noticeOf(mail: FailedMail, { i18n, payload, user }: ServerProps, Buttons: Buttons): DashboardNotice {
  const { admin, api } = payload.config.routes;
  const { en, id } = mailLabels[mail.task];
  const name = inLanguageOf(
    { i18n },
    bilingual(`${id} untuk kiriman ${mail.ticket}`, `${en} of case ${mail.ticket}`),
  );
  const address = `${api}/cases/${mail.caseId}/failed-mails/${mail.job}`;
  return {
    key: `mail-${mail.job}`,
    tone: 'error',
    text: inLanguageOf({ i18n }, failed(mail)),
    href: `${admin}/collections/cases/${mail.caseId}`,
    ...(isWorkerOf(mail.form, user) ? { action: <Buttons address={address} mail={name} /> } : {}),
  };
}

/** The dashboard's notices about failed and delayed mails of the cases that a user may read. */
export async function failedMailNotices(props: ServerProps, Buttons: Buttons): Promise<DashboardNotice[]> {
  const { payload, user } = props;
  const forms = readableForms({ user: user ?? null });
  if (forms.length === 0) return [];
  const [late, mails] = await Promise.all([countDelayedMails(payload), listFailedMails(payload, forms)]);
  const error = (text: Bilingual): DashboardNotice => ({ tone: 'error', text: inLanguageOf(props, text) });
  return [
    ...(late > 0 ? [error(delayed(late))] : []),
    ...mails.slice(0, MAX_SHOWN).map((mail) => noticeOf(mail, props, Buttons)),
    ...(mails.length > MAX_SHOWN ? [error(more(mails.length - MAX_SHOWN))] : []),
  ];
}
