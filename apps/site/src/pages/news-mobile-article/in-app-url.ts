import { withoutLocale } from '#src/i18n/paths.ts';
import { MAIN_NEWS, NEWS_IN_APP } from '#src/widgets/news/news-base.ts';

/** Where a link inside an article leads in the bank's app: to news in the app, where it leads to news. */
export function inAppUrl(url: string): string {
  const path = withoutLocale(url);
  const rest = path.startsWith(MAIN_NEWS) ? path.slice(MAIN_NEWS.length) : null;
  return rest !== null && /^(?:[/?#]|$)/.test(rest) ? NEWS_IN_APP + rest : url;
}
