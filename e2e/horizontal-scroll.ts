import type { Page } from '@playwright/test';

/** CSS pixels: WCAG reflow, a usual phone, and a tablet. */
const WIDTHS = [320, 360, 768];

/** By how many pixels a page is wider than the screen; 0 or less if it does not scroll horizontally. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The widths at which a page scrolls horizontally. Restores the viewport. */
export async function listHorizontalOverflows(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await horizontalOverflow(page);
    if (overflow > 0) problems.push(`it is ${overflow} px wider than a screen of ${width} px`);
  }
  if (before) await page.setViewportSize(before);
  return problems;
}
