import { figuresOf, listFigureDifferences } from './page-figures.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

// `every-page.spec.ts` looks at all pages.
test('a page that contradicts a fact is found', async ({ page }) => {
  const html = await (await fetch(`${stack.siteUrl}/about-us/guides/mengirim-uang-dengan-bi-fast`)).text();
  expect(listFigureDifferences(await figuresOf(page, html))).toEqual([]);
  const planted = html.replaceAll('Rp250.000.000', 'Rp100.000.000');
  expect(planted).not.toBe(html);
  expect(listFigureDifferences(await figuresOf(page, planted))).toEqual([
    expect.stringContaining('bi-fast.batas-transaksi is Rp250 juta, but Rp100.000.000'),
  ]);
});

/** Pages that name a fact, and what only a changed one says there, by language. */
const CHANGES = [
  {
    key: 'kpr.bunga-tetap',
    amount: 8.95,
    paths: ['/pinjaman/kpr', '/pinjaman', '/calculators/loan'],
    texts: ['8,95', '8.95'],
  },
  {
    key: 'layanan.telepon-balik',
    amount: 37,
    // The forms' own texts, a product's steps, and a question.
    paths: ['/register-product', '/about-us/contact-us', '/pinjaman/kendaraan', '/about-us/questions'],
    texts: ['37 hari kerja', '37 working days'],
  },
] as const;

for (const { amount, key, paths, texts } of CHANGES)
  test(`a changed fact is on its pages within two seconds each: ${key}`, async ({ editedStack }) => {
    const { administrator, siteUrl } = editedStack;
    const { docs } = (await administrator.call('GET', `/api/facts?where[key][equals]=${key}&depth=0`)) as {
      docs: { id: number; values: { amount: number }[] }[];
    };
    const [fact] = docs;
    if (!fact) throw new Error('the demonstration content has no such fact');
    const set = (changed: number) =>
      administrator.call('PATCH', `/api/facts/${fact.id}?locale=id`, {
        values: fact.values.map((value) => ({ ...value, amount: changed })),
      });
    const pages = paths.flatMap((path) => [
      { path, text: texts[0] },
      { path: `/en${path}`, text: texts[1] },
    ]);
    const isShown = async ({ path, text }: (typeof pages)[number]) =>
      (await (await fetch(siteUrl + path)).text()).replaceAll('\u00A0', ' ').includes(text);
    // Fetched before, so that they are in the cache.
    for (const page of pages) expect(await isShown(page), page.path).toBe(false);
    await set(amount);
    try {
      // One after the other: heavy pages rendered at once would measure the machine.
      for (const page of pages)
        await expect
          .poll(() => isShown(page), { message: page.path, timeout: 2_000, intervals: [100] })
          .toBe(true);
    } finally {
      await set(fact.values[0]?.amount ?? 0);
    }
  });
