import { everyKindOfPage } from './sitemap.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

test.use({ expectedErrors: [/404 \(Not Found\)/] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const WIDTHS = [320, 360, 768, 1280];

test(
  'text at 200 % fits into viewports of every width, on every kind of page (WCAG 1.4.4)',
  SLOW,
  async ({ context, page }) => {
    test.setTimeout(240_000);
    // The default font size of the browser, doubled.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const problems: string[] = [];
    for (const path of [...(await everyKindOfPage(stack.siteUrl)), '/maintenance', '/nowhere']) {
      await page.goto(stack.siteUrl + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe(
        '32px',
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) problems.push(`${path} is ${beyond} px wider than ${width} px`);
      }
    }
    expect(problems).toEqual([]);
  },
);
