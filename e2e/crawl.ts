import { idsIn, referencesOf } from './links.ts';

export type CrawledPage = { status: number; html: string };

export type Crawl = {
  /** Every page that was reached, by path and query. */
  pages: Map<string, CrawledPage>;
  /** Broken links and files, each with the page that refers to it. */
  problems: string[];
  /** Targets of links with a fragment. */
  anchors: { path: string; id: string }[];
};

const CONCURRENCY = 6;

/** Limit of URLs per path: pages that differ only in the query are alike. */
const MAX_QUERIES = 3;

/** The back link parameter of lists, which does not make another page. */
const BACK_LINK = /\?from=%2F[^&#]*/;

/** Processes a growing list with limited concurrency. */
async function processAll<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  let active = 0;
  await new Promise<void>((resolve, reject) => {
    function proceed(): void {
      while (active < CONCURRENCY && next < list.length) {
        active += 1;
        work(list[next++] as T).then(() => {
          active -= 1;
          proceed();
        }, reject);
      }
      if (active === 0) resolve();
    }
    proceed();
  });
}

/** Crawls a site: follows every link from the start pages, and requests every file that pages refer to. */
export async function crawl(origin: string, from: readonly string[]): Promise<Crawl> {
  const pages: Crawl['pages'] = new Map();
  const problems: string[] = [];
  const foundOn = new Map<string, string>();
  const queries = new Map<string, number>();
  const list: string[] = [];
  const files = new Map<string, string>();
  const anchors: { path: string; id: string; on: string }[] = [];

  function add(linked: string, on: string): void {
    const address = linked.replace(BACK_LINK, '');
    if (foundOn.has(address)) return;
    const [path = '', query] = address.split('?');
    const count = (queries.get(path) ?? 0) + 1;
    if (query !== undefined && count > MAX_QUERIES) return;
    if (query !== undefined) queries.set(path, count);
    foundOn.set(address, on);
    list.push(address);
  }

  async function visit(address: string): Promise<void> {
    const response = await fetch(origin + address, {
      redirect: 'manual',
      headers: { 'accept-language': 'id' },
    });
    const on = foundOn.get(address) ?? '';
    const location = response.headers.get('location');
    if (location) {
      await response.body?.cancel();
      problems.push(`${address}, linked from ${on}, redirects to ${location}`);
      if (location.startsWith('/')) add(location, address);
      return;
    }
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.status !== 200) problems.push(`${address}, linked from ${on}, is ${response.status}`);
    if (!isPage || response.status !== 200) {
      await response.body?.cancel();
      return;
    }
    const html = await response.text();
    pages.set(address, { status: response.status, html });
    const references = referencesOf(html, origin + address);
    for (const page of references.pages) add(page, address);
    for (const file of references.files) if (!files.has(file)) files.set(file, address);
    for (const anchor of references.anchors) anchors.push({ ...anchor, on: address });
  }

  for (const address of from) add(address, 'the start');
  await processAll(list, visit);
  await processAll([...files], async ([file, on]) => {
    const response = await fetch(origin + file);
    await response.body?.cancel();
    if (response.status !== 200) problems.push(`${file}, shown on ${on}, is ${response.status}`);
  });
  const ids = new Map<string, Set<string>>();
  for (const { path, id, on } of anchors) {
    const page = pages.get(path);
    if (!page) continue;
    if (!ids.has(path)) ids.set(path, idsIn(page.html));
    if (!ids.get(path)?.has(id)) problems.push(`${path}#${id}, linked from ${on}, does not exist`);
  }
  return { pages, problems: [...new Set(problems)], anchors };
}
