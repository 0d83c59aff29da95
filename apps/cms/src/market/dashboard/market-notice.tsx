import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { NoticeList } from '#cms/admin/notice-list.tsx';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { MARKET_PATH } from '../screen/market-path.ts';
import { screenTexts } from '../screen/screen-texts.ts';
import { marketNotices } from './market-notices.ts';
import { marketState } from './market-state.ts';

/** Market data notices above the dashboard, for treasury and administrators. */
export async function MarketNotice({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'administrator', 'treasury')) return null;
  const notices = marketNotices(await marketState(payload));
  if (notices.length === 0) return null;
  const { title } = screenTexts(i18n.language);
  const address = payload.config.routes.admin + MARKET_PATH;
  return (
    <NoticeList
      id="market-notice-title"
      title={title}
      notices={notices.map(({ kind, text, tone }) => ({
        tone,
        text: inLanguageOf({ i18n }, text),
        href: `${address}?tab=${kind}`,
      }))}
    />
  );
}
