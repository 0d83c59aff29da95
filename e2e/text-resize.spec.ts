import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/404 \(Not Found\)/] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

for (const width of [320, 768, 1280])
  test(`text at 200 % fits into a viewport of ${width} px (WCAG 1.4.4)`, async ({ context, page }) => {
    await page.setViewportSize({ width, height: 800 });
    // The default font size of the browser, doubled.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of ['/', '/en', '/news', '/about-us/contact-us', '/maintenance', '/nowhere']) {
      await page.goto(stack.siteUrl + path);
      const { letters, beyond } = await page.evaluate(() => ({
        letters: getComputedStyle(document.documentElement).fontSize,
        beyond: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(letters, path).toBe('32px');
      expect(beyond, path).toBeLessThanOrEqual(0);
    }
  });
