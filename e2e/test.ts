import { randomBytes } from 'node:crypto';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Administrator, registerAdministrator } from '../bench/administrator.ts';
import { type SharedStack, startStack } from './stack.ts';

/** What runs with `npm test -- all` only: a usual run has a case of the same kind, or the test takes minutes. */
export const SLOW = { tag: '@slow' };

/** Failed calls that a test provokes on purpose are named here by the test. */
type Options = { expectedErrors: RegExp[] };

export type EditedStack = SharedStack & { administrator: Administrator; feedKey: string };

type Shared = {
  /**
   * Both applications for journeys that leave what visitors see as it was; they are slow to start. It shows `/design`.
   * A journey that stops something or wants other settings starts its own.
   */
  sharedStack: SharedStack;
  /** Who may do everything on the shared stack. */
  administrator: Administrator;
  /** Another one, for journeys that publish. Each takes back what the next would trip over. */
  editedStack: EditedStack;
};

function textOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()}`;
}

/** Every journey fails on an error in the console of the site, a broken policy or an uncaught exception. */
export const test = base.extend<Options & { page: Page }, Shared>({
  expectedErrors: [[], { option: true }],
  sharedStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const stack = await startStack({ SHOW_DESIGN: '1' });
      await use(stack);
      await stack.dispose();
    },
    { scope: 'worker' },
  ],
  administrator: [
    async ({ sharedStack }, use) => use(await registerAdministrator(sharedStack)),
    { scope: 'worker' },
  ],
  editedStack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const feedKey = randomBytes(24).toString('base64url');
      const stack = await startStack({ FEED_KEY: feedKey });
      await use({ ...stack, feedKey, administrator: await registerAdministrator(stack) });
      await stack.dispose();
    },
    { scope: 'worker' },
  ],
  async page({ page, expectedErrors }, use) {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(textOf(message));
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    await use(page);
    // What a test still holds back or alters when it is over is nothing that went wrong.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual(
      [],
    );
  },
});

export { expect };
