import type { BrowserContext, Page } from '@playwright/test';
import { listCutTexts } from './cut-text.ts';
import { horizontalOverflow } from './horizontal-scroll.ts';
import { everyKindOfPage } from './sitemap.ts';
import type { SharedStack } from './stack.ts';
import { expect, SLOW, test } from './test.ts';

test.use({ expectedErrors: [/404 \(Not Found\)/] });

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const WIDTHS = [320, 360, 768, 1280];

/** Doubles the default font size of the browser. */
async function doubleTextSize(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Controls that stick out of their card, and a name of the bank that does not fit the header: neither can be scrolled to. */
const listCutParts = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      '.card :is(.field, .field-group, .choice)',
    )) {
      const card = control.closest('.card');
      const beyond = control.getBoundingClientRect().right - (card?.getBoundingClientRect().right ?? 0);
      const name = control.getAttribute('name') ?? control.className;
      if (control.offsetWidth > 0 && beyond > 0.5)
        problems.push(`${name} ends ${beyond} px right of its card`);
    }
    const header = document.querySelector('header')?.getBoundingClientRect();
    const brand = document.querySelector('header .brand-link')?.getBoundingClientRect();
    if (header && brand && (brand.top < Math.max(header.top, 0) || brand.bottom > header.bottom))
      problems.push(
        `the name of the bank (${brand.height} px) is higher than the header (${header.height} px)`,
      );
    return problems;
  });

test(
  'text at 200 % fits into viewports of every width, on every kind of page (WCAG 1.4.4)',
  SLOW,
  async ({ context, page }) => {
    test.setTimeout(240_000);
    await doubleTextSize(context, page);
    const problems: string[] = [];
    for (const path of [...(await everyKindOfPage(stack.siteUrl)), '/maintenance', '/nowhere']) {
      await page.goto(stack.siteUrl + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe(
        '32px',
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await horizontalOverflow(page);
        if (beyond > 0) problems.push(`${path} is ${beyond} px wider than ${width} px`);
        for (const problem of [...(await listCutParts(page)), ...(await listCutTexts(page))])
          problems.push(`${path} at ${width} px: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  },
);

test.describe('on a phone with text at 200 %', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test.beforeEach(({ context, page }) => doubleTextSize(context, page));

  for (const path of ['/about-us/complaint', '/en/about-us/complaint', '/about-us/contact-us'])
    test(`the controls of ${path} end in their card, and the header shows all of the bank's name`, async ({
      page,
    }) => {
      await page.goto(stack.siteUrl + path);
      await expect(page.locator('.card .field').first()).toBeVisible();
      expect(await listCutParts(page)).toEqual([]);
      // Scrolled, the header is lower.
      await page.mouse.wheel(0, 2_000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect(await listCutParts(page)).toEqual([]);
    });

  for (const path of [
    '/',
    '/en',
    '/exchange-rate',
    '/nab',
    '/simpanan/deposito',
    '/calculators/time-deposit',
  ])
    test(`no text of ${path} is cut`, async ({ page }) => {
      await page.goto(stack.siteUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await listCutTexts(page)).toEqual([]);
    });

  test('the name of an attached file stays in one piece', async ({ page }) => {
    await page.goto(`${stack.siteUrl}/about-us/contact-us`);
    await page.getByLabel('Nama lengkap').focus();
    await expect(page.locator('form[data-hydrated]')).toBeVisible();
    await page.locator('#form-attachments').setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PIXEL, 'base64'),
    });
    const name = page.getByRole('list', { name: 'Berkas yang dipilih' }).locator('bdi');
    await expect(name).toHaveText('foto.png');
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
});
