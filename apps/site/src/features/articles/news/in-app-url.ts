import { inLocale, localeOf, withoutLocale } from '#src/i18n/paths.ts';
import { MAIN_NEWS, NEWS_IN_APP } from './news-base.ts';

/** URL of an article's link inside the bank's app: news links stay in the app. */
export function inAppUrl(url: string): string {
  const path = withoutLocale(url);
  const rest = path.startsWith(MAIN_NEWS) ? path.slice(MAIN_NEWS.length) : null;
  return rest !== null && /^(?:[/?#]|$)/.test(rest) ? NEWS_IN_APP + rest : url;
}

/** Path of an in-app news item on the main site; other paths unchanged. */
export function mainSitePath(pathname: string): string {
  const path = withoutLocale(pathname);
  if (!path.startsWith(`${NEWS_IN_APP}/`)) return pathname;
  return inLocale(MAIN_NEWS + path.slice(NEWS_IN_APP.length), localeOf(pathname));
}
