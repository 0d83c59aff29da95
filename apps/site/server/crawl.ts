import { pageAddressOf } from '#src/routing/page-address.ts';

/** Limit for followed links of rich text and lists. */
const MAX_PAGES = 10_000;
const MAX_ATTEMPTS = 3;

export type CrawledPage = { links: readonly string[]; hasFailed: boolean };

type CrawlOptions = {
  /** Renders a page. Undefined ends the crawl. */
  renderPage: (target: string) => Promise<CrawledPage | undefined>;
  /** Called after each failure, before the next page. */
  afterFailure: () => Promise<void>;
};

/**
 * Renders pages one after another, and those that they link to. A failed page is rendered again after all others.
 *
 * @param targets the known pages; the linked ones are added.
 * @returns how many pages have failed at every attempt.
 */
export async function crawl(
  targets: Set<string>,
  { renderPage, afterFailure }: CrawlOptions,
): Promise<number> {
  const attempts = new Map<string, number>();
  const queue = [...targets];
  let failed = 0;
  for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
    const page = await renderPage(target);
    if (!page) break;
    for (const link of page.links) {
      if (targets.size >= MAX_PAGES || targets.has(link)) continue;
      targets.add(link);
      queue.push(link);
    }
    const count = (attempts.get(target) ?? 0) + 1;
    attempts.set(target, count);
    if (!page.hasFailed) continue;
    if (count < MAX_ATTEMPTS) queue.push(target);
    else failed += 1;
    await afterFailure();
  }
  return failed;
}

/** Files have an extension, pages have none. */
const isFile = (path: string) => /\.\w+$/.test(path);

/** Canonical target of an internal link; undefined for files, unknown pages and those with free input. */
function targetOf(href: string): string | undefined {
  const [path = '', search = ''] = href.replaceAll('&amp;', '&').split('?');
  const { page, target, isCached } = pageAddressOf(path, search);
  return page && isCached && !isFile(path) ? target : undefined;
}

/**
 * Canonical targets of the internal links of a document, without those with free input.
 *
 * @param memoized targets by link: most links are in the menus of every page, and matching one takes up to a millisecond
 */
export function linksOf(html: string, memoized = new Map<string, string | undefined>()): string[] {
  const links: string[] = [];
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)) {
    if (!memoized.has(href)) memoized.set(href, targetOf(href));
    const target = memoized.get(href);
    if (target !== undefined) links.push(target);
  }
  return links;
}
