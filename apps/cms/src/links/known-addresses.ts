import {
  expandRedirects,
  type Locale,
  matchRedirect,
  prepareRedirects,
  type RedirectRule,
  SITE_REDIRECTS,
  UNLOCALIZED_SEGMENTS,
  withPrefix,
} from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { listPublicPages } from './public-pages.ts';

/** Whether the site answers at a path, without language prefix, in a language. */
export type IsKnownAddress = (path: string, locale: Locale) => boolean;

/** Files, also those beside the site, and feeds, such as `/sitemap.xml`: the last segment has an ending of its own. */
const FILE =
  /\.(?:xml|txt|ico|svg|png|gif|jpe?g|webp|avif|mp4|pdf|csv|ics|zip|docx?|xlsx?|pptx?|json|webmanifest)$/;

/** A redirect of the build: `/**` at its end stands for all paths below, `/:name` and `/*` for one segment. */
function patternOf(from: string): RegExp {
  const source = from
    .split('/')
    .map((segment) => {
      if (segment === '**') return '.*';
      return segment === '*' || segment.startsWith(':')
        ? '[^/]+'
        : segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('/');
  return new RegExp(`^${source.replace(/\/\.\*$/, '(?:/.*)?')}$`);
}

const BUILD_REDIRECTS = SITE_REDIRECTS.map(patternOf);

const isFile = (path: string) => FILE.test(path) || UNLOCALIZED_SEGMENTS.has(path.split('/')[1] ?? '');

/** The addresses that visitors can open: public pages, redirects, and what is no page, such as files. */
export async function readKnownAddresses(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  redirects: readonly RedirectRule[],
): Promise<IsKnownAddress> {
  const pages = await listPublicPages(req as PayloadRequest);
  const localesOf = new Map(pages.map(({ locales, path }) => [path, locales]));
  const table = prepareRedirects(expandRedirects(redirects));
  const isKnown: IsKnownAddress = (path, locale) =>
    isFile(path) ||
    (localesOf.get(path)?.includes(locale) ?? false) ||
    BUILD_REDIRECTS.some((pattern) => pattern.test(path)) ||
    matchRedirect(table, withPrefix(path, locale)) !== undefined;
  // The site redirects capitals.
  return (path, locale) => isKnown(path, locale) || isKnown(path.toLowerCase(), locale);
}
