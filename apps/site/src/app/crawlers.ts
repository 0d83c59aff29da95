/** Crawlers and link previews by user agent; excludes phones of the brand Cubot. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|lighthouse/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
