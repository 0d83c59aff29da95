import './market-notice.css';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { hasRole } from '#cms/access/roles.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { MARKET_PATH } from '../screen/market-path.ts';
import { screenTexts } from '../screen/screen-texts.ts';
import { marketNotices } from './market-notices.ts';
import { marketState } from './market-state.ts';

/** Above the dashboard, for treasury and administrators: what the figures of the day need. */
export async function MarketNotice({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user, 'administrator', 'treasury')) return null;
  const notices = marketNotices(await marketState(payload));
  if (notices.length === 0) return null;
  const { title } = screenTexts(i18n.language);
  const address = payload.config.routes.admin + MARKET_PATH;
  return (
    <section aria-labelledby="market-notice-title" className="market-notice">
      <h2 id="market-notice-title">{title}</h2>
      <ul>
        {notices.map(({ kind, text, tone }) => (
          <li className={`market-notice__${tone}`} key={text.en}>
            <Link href={`${address}?tab=${kind}`}>{inLanguageOf({ i18n }, text)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
