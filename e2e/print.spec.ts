import { inflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const CONTACT = '/about-us/contact-us';
/** Chromium writes about one text run per character: this is two lines of text. */
const FEWEST_RUNS = 150;

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** How many runs of text each page of a PDF has, as Chromium writes it: a stream of operators per page. */
function textRunsOf(pdf: Buffer): number[] {
  const file = pdf.toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) => {
    const at = file.search(new RegExp(`(?:^|\\n)${id} 0 obj`));
    const start = file.indexOf('stream', at) + 'stream'.length;
    const from = start + (file.startsWith('\r\n', start) ? 2 : 1);
    const operators = inflateSync(pdf.subarray(from, file.indexOf('endstream', from))).toString('latin1');
    return operators.match(/\bTj\b|\bTJ\b/g)?.length ?? 0;
  });
}

async function printed(page: Page, path: string): Promise<number[]> {
  await open(page, stack.siteUrl + path);
  return textRunsOf(await page.pdf({ format: 'A4' }));
}

test('no printed page but the last is nearly empty', async ({ page }) => {
  test.setTimeout(120_000);
  const sparse: string[] = [];
  const paths = [
    '/',
    '/calculators/loan?principal=60000000',
    '/nab',
    CONTACT,
    '/about-us/prime-lending-rates',
    '/privacy-notice',
    '/about-us/guides/memblokir-kartu-yang-hilang',
    '/en/simpanan/deposito',
  ];
  for (const path of paths) {
    const runs = await printed(page, path);
    expect(runs.length, path).toBeGreaterThan(0);
    for (const [index, count] of runs.slice(0, -1).entries())
      if (count < FEWEST_RUNS) sparse.push(`${path}, page ${index + 1}: ${count}`);
  }
  expect(sparse).toEqual([]);
});

test('no room follows the last text, which could begin an empty page', async ({ page }) => {
  for (const path of ['/privacy-notice', '/simpanan/tabungan', '/about-us/sejarah']) {
    await open(page, stack.siteUrl + path);
    await page.emulateMedia({ media: 'print' });
    const room = await page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('main :is(p, li, td, dd, h2)')].map(
        (element) => element.getBoundingClientRect().bottom,
      );
      const frame = document.querySelector('.frame');
      return (frame?.getBoundingClientRect().bottom ?? Number.NaN) - Math.max(...bottoms);
    });
    expect(room, path).toBeLessThan(8);
    await page.emulateMedia({ media: 'screen' });
  }
});

test.describe('on A4', () => {
  // 210 mm less the margins.
  test.use({ viewport: { width: 673, height: 952 } });

  test('the card of key facts does not cover the description of a product', async ({ page }) => {
    for (const path of ['/pinjaman/kpr', '/en/simpanan/tabungan']) {
      await open(page, stack.siteUrl + path);
      await page.emulateMedia({ media: 'print' });
      const room = await page.evaluate(() => {
        const summary = [...document.querySelectorAll('main header p')].at(-1)?.getBoundingClientRect();
        const card = document.querySelector('main .card')?.getBoundingClientRect();
        return (card?.top ?? Number.NaN) - (summary?.bottom ?? Number.NaN);
      });
      expect(room, path).toBeGreaterThan(8);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('the headings of the rates stand in one row, each above its column', async ({ page }) => {
    await open(page, `${stack.siteUrl}/exchange-rate`);
    await page.emulateMedia({ media: 'print' });
    const rightEdges = (cells: Locator) =>
      cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().right)));
    const headings = page.locator('.rates-table thead th');
    await expect(headings.filter({ hasText: 'Perubahan' })).toBeVisible();
    const tops = await headings.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await rightEdges(headings)).toEqual(
      await rightEdges(page.locator('.rates-table tbody tr').first().locator('th, td')),
    );
  });

  test('the links that sort the funds are not printed', async ({ page }) => {
    await open(page, `${stack.siteUrl}/nab`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.sort-link').count()).toBeGreaterThan(3);
    for (const link of await page.locator('.sort-link').all()) await expect(link).toBeHidden();
    await expect(page.locator('.fund-return').first()).toBeVisible();
  });

  test('the title of a section keeps clear of what stands above it', async ({ page }) => {
    /** The first texts of sections with less than 20 px above them. */
    const tightTitles = () =>
      page.evaluate(() => {
        const texts = [...document.querySelectorAll('main :is(p, li, td, dd, h1, h2, h3)')].filter(
          (text) => text.getClientRects().length > 0 && !text.closest('.sr-only'),
        );
        return [...document.querySelectorAll('main .section')].flatMap((section) => {
          const first = texts.findIndex((text) => section.contains(text));
          const before = texts.slice(0, first).map((text) => text.getBoundingClientRect().bottom);
          const room = (texts[first]?.getBoundingClientRect().top ?? 0) - Math.max(...before);
          return room < 20 ? [`${room} px above ${texts[first]?.textContent}`] : [];
        });
      });
    for (const path of ['/exchange-rate', '/nab', '/simpanan', '/simpanan/tabungan']) {
      await open(page, stack.siteUrl + path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main .section').first()).toBeVisible();
      // Disclosures open by a transition.
      await expect.poll(tightTitles, path).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

test('paper keeps the phone number to call at once', async ({ page }) => {
  await open(page, stack.siteUrl + CONTACT);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.notice a[href^="tel:"]')).toBeVisible();
});

test('the foot of a table is printed once, after its last row', async ({ page }) => {
  await open(page, `${stack.siteUrl}/calculators/loan`);
  await page.emulateMedia({ media: 'print' });
  for (const foot of await page.locator('tfoot').all())
    expect(await foot.evaluate((element) => getComputedStyle(element).display)).toBe('table-row-group');
  await expect(page.locator('tfoot').first()).toBeVisible();
});

test('the print footer has the bank, the URL and the date', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-25T03:00:00Z'));
  await open(page, `${stack.siteUrl}/en/news`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printed-from')).toHaveText(
    `Bank Lentera, Gedung Lentera, Jl. Merpati Putih No. 8, Jakarta Pusat 10110, Indonesia · ${stack.siteUrl}/en/news · 25 November 2026`,
  );
  await expect(page.locator('.printed-from')).toBeVisible();
});
