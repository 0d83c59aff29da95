/** Pages that stand for all others; the detail page is the newest news item of the demonstration content. */
export async function listPages(siteUrl: string): Promise<string[]> {
  const html = await (await fetch(new URL('/news', siteUrl))).text();
  const detail = /href="(\/news\/[^"?#/]+)"/.exec(html)?.[1];
  if (!detail) throw new Error('There is no link to a news item on /news');
  return ['/', '/en', '/news', '/en/news?page=2', detail, '/about-us/contact-us'];
}
