import { productTypes } from './items/product-types.ts';
import { LOCALES } from './locales.ts';
import { UNLOCALIZED_SEGMENTS } from './reserved-segments.ts';
import { SITE_PATHS, SITE_PATTERNS } from './site-paths.generated.ts';

/** First path segments of other responses than pages. */
const NOT_PAGES = [...UNLOCALIZED_SEGMENTS, 'design', 'metrics'];

/** First path segments of the site that editors may use too. */
const SHARED_FIRST: readonly string[] = ['about-us', ...productTypes];

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** First path segments of the site's own pages, or of no page. */
const RESERVED_FIRST: ReadonlySet<string> = new Set(
  [...NOT_PAGES, ...LOCALES, ...[...SITE_PATHS, ...SITE_PATTERNS].map(firstPart)].filter(
    (first) => !SHARED_FIRST.includes(first),
  ),
);

/** True if `type/subType` collides with a path of the site, so that editors cannot use it. */
export function isReservedAddress(slug: string): boolean {
  return RESERVED_FIRST.has(firstPart(`/${slug}`)) || SITE_PATHS.includes(`/${slug}`);
}
