import type { PayloadRequest, ServerProps } from 'payload';
import { canReadBreaches } from '#cms/access/access-table.ts';
import { NoticeList } from '#cms/admin/notice-list.tsx';
import { listDueBreaches } from '#cms/collections/data-breaches/due-breaches.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { breachNotices } from './breach-notices.ts';

const title = bilingual(
  'Kegagalan pelindungan data: batas pemberitahuan',
  'Personal data breaches: notices due',
);

/** Names breaches whose notices are due within a day or overdue above the dashboard, for those who may read them. */
export async function BreachNotice({ i18n, payload, user }: ServerProps) {
  if (!user || !canReadBreaches({ req: { user } as PayloadRequest })) return null;
  const notices = breachNotices(await listDueBreaches(payload));
  if (notices.length === 0) return null;
  return (
    <NoticeList
      id="breach-notice-title"
      title={inLanguageOf({ i18n }, title)}
      notices={notices.map(({ id, path, text, tone }) => ({
        tone,
        key: `breach-${id}`,
        text: inLanguageOf({ i18n }, text),
        href: payload.config.routes.admin + path,
      }))}
    />
  );
}
