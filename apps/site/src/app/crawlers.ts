/** Programs that index or preview pages, by what they call themselves; not the telephones of the make Cubot. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|lighthouse/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
