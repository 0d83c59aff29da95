/** First parts of addresses that belong to pages of the site itself, or to no page at all. */
const RESERVED_FIRST: ReadonlySet<string> = new Set([
  'accessibility',
  'admin',
  'api',
  'assets',
  'blogs',
  'branches',
  'builds',
  'business-consultation',
  'calculators',
  'careers',
  'coming-soon',
  'design',
  'documents',
  'en',
  'exchange-rate',
  'feeds',
  'id',
  'literasi',
  'maintenance',
  'media',
  'metrics',
  'nab',
  'news',
  'news-mobile',
  'pembiayaan-supply-chain',
  'privacy-notice',
  'promo',
  'register-product',
  'search',
  'sitemap',
  'sitemaps',
  'social',
]);

/** Addresses of the site's own pages whose first part editors may use too. */
const RESERVED: ReadonlySet<string> = new Set([
  'about-us/complaint',
  'about-us/contact-us',
  'about-us/deposit-guarantee-rates',
  'about-us/financial-statements',
  'about-us/governance',
  'about-us/guides',
  'about-us/questions',
  'about-us/prime-lending-rates',
  'about-us/questions-mobile',
]);

/** Whether editors may not put a page or a product at `type/subType`, because the site has something of its own there. */
export function isReservedAddress(slug: string): boolean {
  const [first = ''] = slug.split('/');
  return RESERVED_FIRST.has(first) || RESERVED.has(slug);
}
