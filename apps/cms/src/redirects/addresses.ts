import {
  isRedirectTarget,
  LOCALES,
  normalizePath,
  PAYLOAD_FILE,
  REDIRECT_WILDCARD,
  UNLOCALIZED_SEGMENTS,
  withoutLocale,
  withPrefix,
} from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

const MAX_LENGTH = 1_000;
const OWN_ORIGIN = 'https://site.invalid';
/** First path segments reserved by the site, in any language. */
const RESERVED = new Set([...UNLOCALIZED_SEGMENTS, 'design', 'feed.xml']);
/** Reserved only without a language prefix. */
const RESERVED_WITHOUT_PREFIX = new Set([
  '.well-known',
  'favicon.ico',
  'favicon.svg',
  'healthz',
  'metrics',
  'readyz',
  'robots.txt',
  'sitemap.xml',
]);

const tooLong = bilingual(
  `Alamat paling panjang ${MAX_LENGTH} karakter.`,
  `An address has at most ${MAX_LENGTH} characters.`,
);

const sourceErrors = {
  start: bilingual(
    'Tulis alamat di situs ini yang diawali satu “/”, misalnya /berita.',
    'Write an address of this site that starts with one “/”, such as /berita.',
  ),
  query: bilingual(
    'Tulis alamat tanpa “?” dan “#”: pengalihan berlaku untuk alamatnya saja.',
    'Write the address without “?” and “#”: a redirect holds for the address alone.',
  ),
  slash: bilingual('Hapus “/” di akhir alamat.', 'Remove the “/” at the end of the address.'),
  stars: bilingual(
    'Tanda “*” hanya boleh sebagai “/**” di akhir, untuk semua alamat di bawahnya.',
    'A “*” is only allowed as “/**” at the end, for all addresses below.',
  ),
  variable: bilingual(
    'Bagian seperti “/:nama” tidak bisa dipakai. Untuk semua alamat di bawahnya, tulis “/**” di akhir.',
    'A part such as “/:name” cannot be used. For all addresses below, write “/**” at the end.',
  ),
  home: bilingual(
    'Beranda dan seluruh situs tidak dapat dialihkan.',
    'The home page and the whole site cannot be redirected.',
  ),
  reserved: bilingual(
    'Alamat ini dipakai oleh situs sendiri dan tidak dapat dialihkan.',
    'The site itself needs this address; it cannot be redirected.',
  ),
  spelling: bilingual(
    'Alamat ini mengandung “//”, “/..”, atau karakter yang tidak boleh ada di alamat.',
    'This address contains “//”, “/..” or a character that no address may have.',
  ),
} satisfies Record<string, Bilingual>;

const invalidTarget = bilingual(
  'Tulis alamat di situs ini yang diawali satu “/”, atau alamat lengkap yang diawali https://, tanpa “**”.',
  'Write an address of this site that starts with one “/”, or a whole address that starts with https://, without “**”.',
);

/** Percent-encodes letters and spaces as browsers do. */
function percentEncoded(value: string): string {
  try {
    return value.trim().replaceAll(/[ \u0080-\u{10ffff}]+/gu, encodeURIComponent);
  } catch {
    return value;
  }
}

/** A path without language prefix, in all languages. */
export function inEveryLanguage(path: string): string[] {
  return LOCALES.map((locale) => withPrefix(path, locale));
}

/** Normalizes a typed source to the form of the site's look-ups. */
export function sourceOf(typed: string): string {
  return normalizePath(percentEncoded(typed));
}

/** Normalizes a typed target; absolute URLs of this site become paths, so that loops are detected. */
export function targetOf(typed: string, siteUrl: string): string {
  const value = percentEncoded(typed);
  if (value.startsWith('/')) return normalizedTarget(value);
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.host !== new URL(siteUrl).host) return url.protocol === 'https:' ? url.href : value;
  return normalizedTarget(url.pathname + url.search + url.hash);
}

/** Normalizes the target's path for loop detection. */
function normalizedTarget(target: string): string {
  return target.replace(/^[^?#]*/, normalizePath);
}

/** Validates the source of a redirect; null if valid. */
export function sourceError(from: string): Bilingual | null {
  if (from.length > MAX_LENGTH) return tooLong;
  if (!/^\/(?!\/)/.test(from)) return sourceErrors.start;
  if (/[?#]/.test(from)) return sourceErrors.query;
  const path = from.endsWith(REDIRECT_WILDCARD) ? from.slice(0, -REDIRECT_WILDCARD.length) : from;
  if (path.includes('*')) return sourceErrors.stars;
  // A variable segment in rules of the site's build; here it would only match itself.
  if (path.includes('/:')) return sourceErrors.variable;
  const bare = withoutLocale(path);
  if (path === '' || bare === '/') return sourceErrors.home;
  if (path.endsWith('/')) return sourceErrors.slash;
  if (
    path.endsWith(PAYLOAD_FILE) ||
    RESERVED.has(firstPartOf(bare)) ||
    RESERVED_WITHOUT_PREFIX.has(firstPartOf(path))
  )
    return sourceErrors.reserved;
  return isPlainPath(path) ? null : sourceErrors.spelling;
}

function firstPartOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Whether a path has no ambiguous segments. */
function isPlainPath(path: string): boolean {
  if (!isDecodable(path) || normalizePath(path) !== path) return false;
  if (/[\s\\]|\/\/|%(2f|5c|[01][0-9a-f]|7f)/i.test(path)) return false;
  return URL.canParse(path, OWN_ORIGIN) && new URL(path, OWN_ORIGIN).href === OWN_ORIGIN + path;
}

/** Whether percent-encoding is complete and valid UTF-8; servers reject other requests. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Validates the target of a redirect; null if valid. */
export function targetError(to: string): Bilingual | null {
  if (to.length > MAX_LENGTH) return tooLong;
  return isRedirectTarget(to) && !to.endsWith(REDIRECT_WILDCARD) ? null : invalidTarget;
}
