import { inLocale, localeOf, withoutLocale } from '#src/i18n/paths.ts';
import { MAIN_NEWS, NEWS_IN_APP } from './news-base.ts';

/** Where a link inside an article leads in the bank's app: to news in the app, where it leads to news. */
export function inAppUrl(url: string): string {
  const path = withoutLocale(url);
  const rest = path.startsWith(MAIN_NEWS) ? path.slice(MAIN_NEWS.length) : null;
  return rest !== null && /^(?:[/?#]|$)/.test(rest) ? NEWS_IN_APP + rest : url;
}

/** Where a news item inside the app stands on the site; any other path as it is. */
export function mainSitePath(pathname: string): string {
  const path = withoutLocale(pathname);
  if (!path.startsWith(`${NEWS_IN_APP}/`)) return pathname;
  return inLocale(MAIN_NEWS + path.slice(NEWS_IN_APP.length), localeOf(pathname));
}
