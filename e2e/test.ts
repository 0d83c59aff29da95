import { randomBytes } from 'node:crypto';
import { test as base, type ConsoleMessage, expect, type Page, type TestInfo } from '@playwright/test';
import { type Administrator, registerAdministrator } from '../bench/administrator.ts';
import { recordBrowser, recordStorage } from './leak-check/record-browser.ts';
import { registerMarkers } from './leak-check/recorded-output.ts';
import { type SharedStack, startStack } from './stack.ts';

/**
 * Tests that run with `npm test -- all` only: they take minutes, are similar to another test, or need what is off by
 * default.
 */
export const SLOW = { tag: '@slow' };

/** The tag of a test that repeats another in English: `every-page.spec.ts` covers its texts. */
export const slowTagForEnglish = (path: string) => (/^\/en\b/.test(path) ? SLOW : {});

/** Console errors that a test provokes on purpose. */
type Options = { expectedErrors: RegExp[] };

export type EditedStack = SharedStack & { administrator: Administrator; feedKey: string };

type Shared = {
  /**
   * Both applications, shared by tests that do not change public content; they are slow to start. It shows `/design`. A
   * test that stops something or needs other settings starts its own.
   */
  sharedStack: SharedStack;
  /** An administrator of the shared stack. */
  administrator: Administrator;
  /** Another stack, for tests that publish. Each reverts what would affect the next. */
  editedStack: EditedStack;
};

function textOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} ${message.location().url}`.trimEnd();
}

async function administratorOf(stack: SharedStack): Promise<Administrator> {
  const administrator = await registerAdministrator(stack);
  registerMarkers([{ kind: 'password', value: administrator.credentials.password }]);
  return administrator;
}

/**
 * Addresses of prefetches that got no content from the back office in time, as happens on a busy machine. A page that is
 * visited is fetched again, without the header, and its failure counts.
 */
function watchFailedPrefetches(page: Page): ReadonlySet<string> {
  const failed = new Set<string>();
  page.on('response', (response) => {
    const isPrefetch = response.request().headers().purpose === 'prefetch';
    if (isPrefetch && response.status() === 503) failed.add(response.url());
  });
  return failed;
}

/** What the report of a failed test prints of the page: its address, headings and open dialogs. */
async function attachScreen(page: Page, testInfo: TestInfo): Promise<void> {
  const parts = page.locator('h1, dialog[open], [role=dialog], [role=alert]').filter({ visible: true });
  const texts = await parts.allInnerTexts().catch(() => []);
  await testInfo.attach('screen', { body: [page.url(), ...texts].join('\n'), contentType: 'text/plain' });
}

/** Fails a test on console errors and warnings, policy violations and uncaught exceptions. */
export const test = base.extend<Options & { page: Page }, Shared>({
  expectedErrors: [[], { option: true }],
  sharedStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the needed fixtures from it.
    async ({}, use) => {
      const stack = await startStack({ SHOW_DESIGN: '1' });
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker' },
  ],
  administrator: [
    async ({ sharedStack }, use) => use(await administratorOf(sharedStack)),
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      recordBrowser(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  editedStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the needed fixtures from it.
    async ({}, use) => {
      const feedKey = randomBytes(24).toString('base64url');
      const stack = await startStack({ FEED_KEY: feedKey });
      await use({ ...stack, feedKey, administrator: await administratorOf(stack) });
      await stack.dispose();
    },
    { scope: 'worker' },
  ],
  async page({ page, expectedErrors }, use, testInfo) {
    const problems: string[] = [];
    const failedPrefetches = watchFailedPrefetches(page);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(textOf(message));
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) await attachScreen(page, testInfo);
    await recordStorage(page.context());
    // Routes that are still pending at the end are not errors.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const isExpected = (problem: string) =>
      expectedErrors.some((expected) => expected.test(problem)) ||
      [...failedPrefetches].some((address) => problem.endsWith(` 503 (Service Unavailable) ${address}`));
    expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  },
});

export { expect };
