import { formIn } from '@beranda/contract';
import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { StoredTable } from '#cms/admin/stored-table.tsx';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { caseStatusLabels } from '../status/case-status.ts';
import { listEarlierCases, MAX_EARLIER_CASES } from './earlier-cases.ts';

const texts = {
  title: bilingual('Kiriman lain dari orang yang sama', 'Other cases of the same person'),
  empty: bilingual(
    'Tidak ada kiriman lain dengan email atau telepon ini.',
    'There are no other cases with this e-mail address or phone.',
  ),
  ticket: bilingual('Nomor tiket', 'Ticket number'),
  form: bilingual('Formulir', 'Form'),
  status: bilingual('Status', 'Status'),
  received: bilingual('Diterima', 'Received'),
};

const more = (count: number) =>
  bilingual(`(${MAX_EARLIER_CASES} terbaru dari ${count})`, `(latest ${MAX_EARLIER_CASES} of ${count})`);

/** Earlier cases with the same e-mail address or phone number. */
export async function EarlierCases({ data, i18n, payload, req }: UIFieldServerProps) {
  const { id, senderEmail, senderPhone } = data ?? {};
  if (typeof id !== 'number') return null;
  const { cases, total } = await listEarlierCases(req, {
    id,
    senderEmail: String(senderEmail ?? ''),
    senderPhone: String(senderPhone),
  });
  const locale = userLocale(i18n.language);
  const translate = (text: keyof typeof texts) => inLanguageOf({ i18n }, texts[text]);
  const suffix = total > cases.length ? ` ${inLanguageOf({ i18n }, more(total))}` : '';
  return (
    <StoredTable
      columns={[
        { label: translate('ticket') },
        { label: translate('form') },
        { label: translate('status') },
        { label: translate('received') },
      ]}
      empty={translate('empty')}
      rows={cases.map((earlier) => ({
        key: String(earlier.id),
        cells: [
          <Link
            href={`${payload.config.routes.admin}/collections/cases/${earlier.id}`}
            key="ticket"
            prefetch={false}
          >
            {earlier.ticket}
          </Link>,
          formIn(locale, earlier.form).texts.title,
          inLanguageOf({ i18n }, caseStatusLabels[earlier.status]),
          formatJakartaTime(earlier.receivedAt, locale),
        ],
      }))}
      title={translate('title') + suffix}
    />
  );
}
