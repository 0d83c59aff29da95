import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page as it is shown now, or is about to be once what moves has come to rest, each with the elements; nothing where all is well.
 *
 * @param withoutRules what axe cannot judge here
 */
export async function findAccessibilityProblems(page: Page, withoutRules: string[] = []): Promise<string[]> {
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
  // All in the page itself: what is well would otherwise be carried, node by node, to a second one and here.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(withoutRules)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
