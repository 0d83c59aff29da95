import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on a page after its finite animations have ended. @returns the violations with their elements.
 *
 * @param withoutRules rules to disable
 * @param onlyRules the only rules to run; default: all
 */
export async function findAccessibilityProblems(
  page: Page,
  withoutRules: string[] = [],
  onlyRules?: string[],
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
  // Legacy mode runs within the page, and only violations are reported: transferring all results is slow.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(withoutRules);
  const { violations } = await (onlyRules ? builder.withRules(onlyRules) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
