/** Representative pages; the detail page is the newest news item. */
export async function listPages(siteUrl: string): Promise<string[]> {
  const html = await (await fetch(new URL('/news', siteUrl))).text();
  const detail = /href="(\/news\/[^"?#/]+)"/.exec(html)?.[1];
  if (!detail) throw new Error('There is no link to a news item on /news');
  return ['/', '/en', '/news', '/en/news?page=2', detail, '/about-us/contact-us'];
}

/** The page of funds: the default, and with all parameters, which compare years of two funds. */
export const FUND_PAGES = [
  '/nab',
  '/nab?fund=suluh-saham-nusantara&period=all&with=pelita-indeks-30&sort=one-year&order=asc',
];
