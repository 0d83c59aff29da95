/** Pages that stand for all others; the detail page is the newest news item of the demonstration content. */
export async function listPages(siteUrl: string): Promise<string[]> {
  const html = await (await fetch(new URL('/news', siteUrl))).text();
  const detail = /href="(\/news\/[^"?#/]+)"/.exec(html)?.[1];
  if (!detail) throw new Error('There is no link to a news item on /news');
  return ['/', '/en', '/news', '/en/news?page=2', detail, '/about-us/contact-us'];
}

/** The fund values: at first, and with all that can be asked for at once, years of two funds included. */
export const FUND_PAGES = [
  '/nab',
  '/nab?fund=suluh-saham-nusantara&period=all&with=pelita-indeks-30&sort=one-year&order=asc',
];
