/** First path segments of responses without a language, which cannot be redirected either. */
export const UNLOCALIZED_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'assets',
  'builds',
  'documents',
  'media',
  'sitemaps',
  'social',
]);
