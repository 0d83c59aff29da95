import { LOCALES } from './locales.ts';
import { SITE_PATHS, SITE_PATTERNS } from './site-paths.generated.ts';

/** First parts of addresses under which the site answers something other than pages. */
const NOT_PAGES = [
  'admin',
  'api',
  'assets',
  'builds',
  'design',
  'documents',
  'feeds',
  'media',
  'metrics',
  'sitemaps',
  'social',
];

/** First parts that editors may use beside pages of the site itself. */
const SHARED_FIRST: readonly string[] = ['about-us'];

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** First parts of addresses that belong to pages of the site itself, or to no page at all. */
const RESERVED_FIRST: ReadonlySet<string> = new Set(
  [...NOT_PAGES, ...LOCALES, ...[...SITE_PATHS, ...SITE_PATTERNS].map(firstPart)].filter(
    (first) => !SHARED_FIRST.includes(first),
  ),
);

/** Whether editors may not put a page or a product at `type/subType`, because the site has something of its own there. */
export function isReservedAddress(slug: string): boolean {
  return RESERVED_FIRST.has(firstPart(`/${slug}`)) || SITE_PATHS.includes(`/${slug}`);
}
