import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** Failed calls that a test provokes on purpose are named here by the test. */
type Options = { expectedErrors: RegExp[] };

function textOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()}`;
}

/** Every journey fails on an error in the console of the site, a broken policy or an uncaught exception. */
export const test = base.extend<Options & { page: Page }>({
  expectedErrors: [[], { option: true }],
  async page({ page, expectedErrors }, use) {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(textOf(message));
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    await use(page);
    expect(problems.filter((problem) => !expectedErrors.some((expected) => expected.test(problem)))).toEqual(
      [],
    );
  },
});

export { expect };
