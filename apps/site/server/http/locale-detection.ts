import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@beranda/contract';
import type { SiteEnv } from '#server/env.ts';
import { isCrawler } from '#src/app/crawlers.ts';

/** Languages of an Accept-Language header, by descending preference; `*` is any other language. */
function preferredLanguages(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .split(',')
    .map((part, index) => {
      // Trimmed, not split at `\s*;\s*`: a long run of spaces would take quadratic time (ReDoS).
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ tag }) => tag);
}

/** The request headers that decide the language. */
export type VisitorHints = {
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  userAgent: string | undefined;
  /** `Sec-Fetch-Site`: `same-origin` for a link of the site itself. */
  fetchSite: string | undefined;
};

/** The hints of a request that Node has parsed. */
export function hintsOf(headers: IncomingHttpHeaders): VisitorHints {
  return {
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
    userAgent: headers['user-agent'],
    fetchSite: headers['sec-fetch-site'] as string | undefined,
  };
}

/** The matched address of a request. */
export type DetectionAddress = {
  /** Path without query. */
  pathname: string;
  locale: Locale;
};

/** The value of a cookie in a Cookie header; undefined where it is missing or malformed. */
function cookieValue(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

type DetectionOptions = Pick<SiteEnv, 'LOCALE_DETECTION' | 'LOCALE_COOKIE'>;

/**
 * The language to redirect a visitor to, or undefined for none. A valid cookie wins over Accept-Language; an unknown value
 * is ignored. URLs with a language prefix are never redirected.
 */
export function detectLocale(
  options: DetectionOptions,
  request: VisitorHints,
  { pathname, locale }: DetectionAddress,
): Locale | undefined {
  const { LOCALE_DETECTION: detection, LOCALE_COOKIE } = options;
  if (detection === 'off' || (detection === 'root' && pathname !== '/')) return undefined;
  if (locale !== DEFAULT_LOCALE) return undefined;
  // A visitor who follows a link of the site has chosen its language; without JavaScript that is the only way to
  // choose.
  if (request.fetchSite === 'same-origin') return undefined;
  const chosen = cookieValue(request.cookie, LOCALE_COOKIE);
  const preferred = isLocale(chosen) ? chosen : fromLanguages(request);
  return preferred && preferred !== DEFAULT_LOCALE ? preferred : undefined;
}

function fromLanguages({ acceptLanguage, userAgent = '' }: VisitorHints): Locale | undefined {
  // Crawlers get each URL as it is, whatever language they prefer.
  if (isCrawler(userAgent)) return undefined;
  return preferredLanguages(acceptLanguage)
    .map((tag) => (tag === '*' ? DEFAULT_LOCALE : tag.split('-')[0]))
    .find(isLocale);
}
