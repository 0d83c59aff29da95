import { idsIn, referencesOf } from './links.ts';

export type CrawledPage = { status: number; html: string };

export type Crawl = {
  /** Every page that was reached, by path and query. */
  pages: Map<string, CrawledPage>;
  /** What is broken, each with where it was found. */
  faults: string[];
};

const AT_ONCE = 6;

/** Pages with a query are many, and of one kind each: after so many of a path the others are left out. */
const MOST_QUERIES = 6;

/** What lists put behind their links for the way back makes no other page. */
const WAY_BACK = /\?from=%2F[^&#]*/;

/** Works through a list that grows meanwhile, a few at a time. */
async function workThrough<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  let underway = 0;
  await new Promise<void>((resolve, reject) => {
    function proceed(): void {
      while (underway < AT_ONCE && next < list.length) {
        underway += 1;
        work(list[next++] as T).then(() => {
          underway -= 1;
          proceed();
        }, reject);
      }
      if (underway === 0) resolve();
    }
    proceed();
  });
}

/** Follows every link of a site from some pages on, and asks for every file that its pages name. */
export async function crawl(origin: string, from: readonly string[]): Promise<Crawl> {
  const pages: Crawl['pages'] = new Map();
  const faults: string[] = [];
  const foundOn = new Map<string, string>();
  const queries = new Map<string, number>();
  const list: string[] = [];
  const files = new Map<string, string>();
  const anchors: { path: string; id: string; on: string }[] = [];

  function add(linked: string, on: string): void {
    const address = linked.replace(WAY_BACK, '');
    if (foundOn.has(address)) return;
    const [path = '', query] = address.split('?');
    const count = (queries.get(path) ?? 0) + 1;
    if (query !== undefined && count > MOST_QUERIES) return;
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
      faults.push(`${address}, linked from ${on}, only leads on to ${location}`);
      if (location.startsWith('/')) add(location, address);
      return;
    }
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.status !== 200) faults.push(`${address}, linked from ${on}, is ${response.status}`);
    if (!isPage || response.status !== 200) {
      await response.body?.cancel();
      return;
    }
    const html = await response.text();
    pages.set(address, { status: response.status, html });
    const found = referencesOf(html, origin + address);
    for (const page of found.pages) add(page, address);
    for (const file of found.files) if (!files.has(file)) files.set(file, address);
    for (const anchor of found.anchors) anchors.push({ ...anchor, on: address });
  }

  for (const address of from) add(address, 'the start');
  await workThrough(list, visit);
  await workThrough([...files], async ([file, on]) => {
    const response = await fetch(origin + file);
    await response.body?.cancel();
    if (response.status !== 200) faults.push(`${file}, shown on ${on}, is ${response.status}`);
  });
  const ids = new Map<string, Set<string>>();
  for (const { path, id, on } of anchors) {
    const page = pages.get(path);
    if (!page) continue;
    if (!ids.has(path)) ids.set(path, idsIn(page.html));
    if (!ids.get(path)?.has(id))
      faults.push(`${path}#${id}, linked from ${on}, leads to nothing on that page`);
  }
  return { pages, faults: [...new Set(faults)] };
}
