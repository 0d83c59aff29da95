import type { Page } from '@playwright/test';

/** A phone held by somebody who magnifies, a usual one, and a tablet; CSS pixels. */
const WIDTHS = [320, 360, 768];

/** The widths at which a page has to be scrolled sideways. The page is left as wide as it was. */
export async function findHorizontalScroll(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) problems.push(`it is ${overflow} px wider than a screen of ${width} px`);
  }
  if (before) await page.setViewportSize(before);
  return problems;
}
