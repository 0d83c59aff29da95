import { differences, figuresOf } from './page-figures.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

// `every-page.spec.ts` looks at all pages.
test('a page that contradicts a fact is found', async ({ page }) => {
  const html = await (await fetch(`${stack.siteUrl}/about-us/guides/mengirim-uang-dengan-bi-fast`)).text();
  expect(differences(await figuresOf(page, html))).toEqual([]);
  const planted = html.replaceAll('Rp250.000.000', 'Rp100.000.000');
  expect(planted).not.toBe(html);
  expect(differences(await figuresOf(page, planted))).toEqual([
    expect.stringContaining('bi-fast.batas-transaksi is Rp250 juta, but Rp100.000.000'),
  ]);
});

test('a changed fact is on its page within two seconds, and then on the others that name it', async ({
  editedStack,
}) => {
  const { administrator, siteUrl } = editedStack;
  const { docs } = (await administrator.call(
    'GET',
    '/api/facts?where[key][equals]=kpr.bunga-tetap&depth=0',
  )) as { docs: { id: number; values: { amount: number }[] }[] };
  const [fact] = docs;
  if (!fact) throw new Error('the demonstration content has no such fact');
  const setRate = (amount: number) =>
    administrator.call('PATCH', `/api/facts/${fact.id}?locale=id`, {
      values: fact.values.map((value) => ({ ...value, amount })),
    });
  const pages = ['/pinjaman/kpr', '/pinjaman', '/calculators/loan'].flatMap((path) => [
    { path, text: '8,95' },
    { path: `/en${path}`, text: '8.95' },
  ]);
  const isShown = async ({ path, text }: (typeof pages)[number]) =>
    (await (await fetch(siteUrl + path)).text()).includes(text);
  // Fetched before, so that they are in the cache.
  for (const page of pages) expect(await isShown(page), page.path).toBe(false);
  await setRate(8.95);
  try {
    // One after the other: six heavy pages rendered at once would measure the machine.
    for (const page of pages)
      await expect
        .poll(() => isShown(page), { message: page.path, timeout: 2_000, intervals: [100] })
        .toBe(true);
  } finally {
    await setRate(fact.values[0]?.amount ?? 0);
  }
});
