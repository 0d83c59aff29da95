import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../scripts/lib/paths.mjs';

/** Opens an address and waits until the page reacts. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** What a page fetches of its build. */
export const METADATA = /\/builds\/meta\/[\da-f]+\.json$/;

/**
 * Opens an address with a clock that was installed as `open` does, and waits for what the page fetches a second later by itself: still under way, it
 * would be given up, and said to be late, when the clock is put forward.
 */
export async function openAndLoadMetadata(page: Page, url: string): Promise<void> {
  const metadata = page.waitForResponse(METADATA);
  await open(page, url);
  await page.waitForLoadState('load');
  await page.clock.runFor(2_000);
  await (await metadata).finished();
}

/** Clicks a link once React has taken it over: until then the browser itself loads the whole document. */
export async function clickHydrated(link: Locator): Promise<void> {
  const isHydrated = () =>
    link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
  await link.click();
}

/** What a page asks for from now on, as path and query in the order of asking. */
export type PageRequests = { documents: string[]; payloads: string[] };

export function watchRequests(page: Page): PageRequests {
  const asked: PageRequests = { documents: [], payloads: [] };
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) asked.documents.push(pathname + search);
    else if (pathname.endsWith('/_payload.json')) asked.payloads.push(pathname + search);
  });
  return asked;
}

type Manifest = Record<string, { file: string }>;

/** The address of the file that a source of the site was built into, such as `src/pages/news/page.tsx`. */
export function builtFile(source: string): string {
  const manifest = path.join(ROOT, 'apps/site/dist/client/.vite/manifest.json');
  const entry = (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)[source];
  if (!entry) throw new Error(`${source} is not a file of its own in the build`);
  return `/${entry.file}`;
}

/** A visitor who saves data, so that nothing is fetched ahead and each request is one that was asked for. */
export async function saveData(page: Page): Promise<void> {
  await fakeConnection(page, { saveData: true });
}

/** What the browser says of its connection; `window.connectionNow` changes it afterwards. */
export async function fakeConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((given) => {
    Object.assign(window, { connectionNow: given });
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => (window as unknown as { connectionNow: unknown }).connectionNow,
    });
  }, connection);
}
