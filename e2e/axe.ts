import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

type AxeWindow = Window & { axe: typeof import('axe-core') };

type Options = {
  /** A selector of the only part to check; by default the whole page. */
  within?: string;
  withoutRules?: readonly string[];
  /** The only rules to run; by default all. */
  onlyRules?: string[];
};

/** Minified: every checked page parses it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page and its frames, unless an earlier check did: to send and parse it takes as long as some checks. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

/** Runs axe on a page after its finite animations have ended. @returns the violations with their elements. */
export async function listAccessibilityProblems(
  page: Page,
  { within, withoutRules = [], onlyRules }: Options = {},
): Promise<string[]> {
  await page.evaluate(() => {
    const ends = (animation: Animation) =>
      animation.timeline === document.timeline && animation.effect?.getComputedTiming().endTime !== Infinity;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  await loadAxe(page);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }])),
    ...(onlyRules && { runOnly: { type: 'rule', values: onlyRules } }),
  };
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as AxeWindow).axe.run(context ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { context: within, options },
  );
}
