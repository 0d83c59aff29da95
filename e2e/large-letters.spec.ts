import configuration from './playwright.config.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const { launchOptions } = configuration.use ?? {};

// The letters of a visitor who has set the browser to twice their usual size.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
  expectedErrors: [/404 \(Not Found\)/],
});

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

for (const width of [320, 768, 1280])
  test(`letters of twice the size fit into a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
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
