import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../scripts/lib/paths.mjs';

/** Opens a URL and waits for hydration. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilPageHydrated(page);
}

/** Waits until React has hydrated the page. Sections that hydrate when they are nearly visible may not be. */
export async function waitUntilPageHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** The build metadata that a page fetches. */
export const METADATA = /\/builds\/meta\/[\da-f]+\.json$/;

/**
 * Opens a URL with a fake clock, and waits for the build metadata that the page fetches a second later: a pending request
 * would time out when the clock is advanced.
 */
export async function openAndLoadMetadata(page: Page, url: string): Promise<void> {
  const metadata = page.waitForResponse(METADATA);
  await open(page, url);
  await page.waitForLoadState('load');
  await page.clock.runFor(2_000);
  await (await metadata).finished();
}

/** Clicks a link after hydration; before, the browser would load the document. Some sections hydrate when nearly visible. */
export async function clickHydrated(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await waitUntilHydrated(link);
  await link.click();
}

/** Waits until React has hydrated an element. */
export async function waitUntilHydrated(locator: Locator): Promise<void> {
  const isHydrated = () =>
    locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
}

/** The requests of a page from now on, as path and query in order. */
type PageRequests = { documents: string[]; payloads: string[] };

export function watchRequests(page: Page): PageRequests {
  const requests: PageRequests = { documents: [], payloads: [] };
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) requests.documents.push(pathname + search);
    else if (pathname.endsWith('/_payload.json')) requests.payloads.push(pathname + search);
  });
  return requests;
}

type Manifest = Record<string, { file: string }>;

/** The URL of the chunk of a source file such as `src/pages/news/page.tsx`. */
export function builtFile(source: string): string {
  const manifest = path.join(ROOT, 'apps/site/dist/client/.vite/manifest.json');
  const entry = (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)[source];
  if (!entry) throw new Error(`${source} is not a file of its own in the build`);
  return `/${entry.file}`;
}

/** Sets Save-Data, which disables prefetching, so that each request belongs to an action. */
export async function enableDataSaver(page: Page): Promise<void> {
  await fakeConnection(page, { saveData: true });
}

/** Fakes `navigator.connection`; `window.connectionNow` changes it later. */
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
