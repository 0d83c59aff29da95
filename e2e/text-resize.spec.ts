import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [/404 \(Not Found\)/] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

for (const width of [320, 768, 1280])
  test(`letters of twice the size fit into a window of ${width} px`, async ({ context, page }) => {
    await page.setViewportSize({ width, height: 800 });
    // As a visitor has it who has set the browser to twice the usual size.
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
