import type { Page } from '@playwright/test';
import { factsByKey } from '../apps/cms/seed/content/facts.ts';
import { textUnitsOf } from '../apps/cms/src/fields/facts/check/text-units.ts';
import { findTypedFigures, type TypedFigure } from '../apps/cms/src/fields/facts/check/typed-figures.ts';
import { crawl } from './crawl.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const CRAWL_MS = 240_000;
const LANGUAGES = ['id', 'en'] as const;

/** Dated texts, whose figures are history. */
const DATED = /^(?:\/en)?\/news(?:-mobile)?\//;

type PageText = { language: string; sentence: string; context: string };

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

/** The texts of a page as visitors read them, with the headings above; cells with the names of row and column. */
function textsOf(page: Page, html: string): Promise<PageText[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const textIn = (node: Node | null | undefined) => node?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const title = textIn(parsed.querySelector('h1'));
    let heading = '';
    return [...parsed.querySelectorAll('main :is(h2, h3, p, li, dt, dd, td, figcaption, summary)')].flatMap(
      (node) => {
        if (node.matches('h2, h3')) heading = textIn(node);
        // A part of it is listed by itself.
        if (node.querySelector('p, li, dd, td') || node.matches('dt')) return [];
        // A card is about the item that it leads to.
        const card = node.closest('article, li, .card')?.querySelector('.card-link');
        const row = textIn(node.closest('tr')?.querySelector('th'));
        const index = [...(node.parentElement?.children ?? [])].indexOf(node);
        const column = textIn(node.closest('table')?.querySelectorAll('thead th')[index]);
        const term = node.matches('dd') ? textIn(node.previousElementSibling) : '';
        const names = node.matches('td') ? `${row} ${column}: ` : term && `${term}: `;
        return [
          {
            language: node.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'id',
            context: card ? textIn(card) : `${title} ${heading}`,
            // A cell has its note on a line of its own.
            sentence: node.matches('td')
              ? names + [...node.childNodes].map((child) => textIn(child)).join(' ')
              : names + textIn(node),
          },
        ];
      },
    );
  }, html);
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());

/** The figures of a page that are about facts. */
async function figuresOf(page: Page, html: string): Promise<TypedFigure[]> {
  const texts = await textsOf(page, html);
  return LANGUAGES.flatMap((language) => {
    const units = texts
      .filter((text) => text.language === language)
      .flatMap(({ context, sentence }) => textUnitsOf(sentence, context));
    return findTypedFigures(units, factsByKey, language, today());
  });
}

/** A sentence may name several facts: a figure differs if it is none of them, and the sentence has not the right one. */
const differences = (figures: readonly TypedFigure[]) =>
  figures
    .filter(
      (one) =>
        !one.isSame &&
        !figures.some(
          ({ isSame, key, sentence, written }) =>
            isSame && sentence === one.sentence && (key === one.key || written === one.written),
        ),
    )
    .map(({ key, sentence, value, written }) => `${key} is ${value}, but ${written}: ${sentence}`);

test('no two pages name different figures for one fact, in either language', async ({ page }) => {
  test.setTimeout(CRAWL_MS);
  const { pages } = await crawl(stack.siteUrl, ['/', '/en', '/sitemap', '/en/sitemap']);
  const problems: string[] = [];
  const found = new Map<string, Set<string>>();
  for (const [path, { html, status }] of pages) {
    if (status !== 200 || path.includes('?') || DATED.test(path)) continue;
    const figures = await figuresOf(page, html);
    problems.push(...differences(figures).map((difference) => `${path}: ${difference}`));
    for (const { key } of figures) found.set(key, (found.get(key) ?? new Set()).add(path));
  }
  expect(problems).toEqual([]);
  // The walk does collect: these are named on several pages in each language.
  for (const key of [
    'bi-fast.batas-transaksi',
    'multiguna.keputusan',
    'lps.batas-jaminan',
    'pengaduan.batas-tertulis',
  ])
    expect(found.get(key)?.size ?? 0, key).toBeGreaterThanOrEqual(4);
  expect(found.size).toBeGreaterThanOrEqual(15);
});

test('a page that contradicts a fact is found', async ({ page }) => {
  const html = await (await fetch(`${stack.siteUrl}/about-us/guides/mengirim-uang-dengan-bi-fast`)).text();
  expect(differences(await figuresOf(page, html))).toEqual([]);
  const planted = html.replaceAll('Rp250.000.000', 'Rp100.000.000');
  expect(planted).not.toBe(html);
  expect(differences(await figuresOf(page, planted))).toEqual([
    expect.stringContaining('bi-fast.batas-transaksi is Rp250 juta, but Rp100.000.000'),
  ]);
});

test('a changed fact is on the pages that name it within two seconds, in both languages', async ({
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
  const missing = async () => {
    const shown = await Promise.all(
      pages.map(async ({ path, text }) => (await (await fetch(siteUrl + path)).text()).includes(text)),
    );
    return pages.filter((_page, at) => !shown[at]).map(({ path }) => path);
  };
  // Fetched before, so that they are in the cache.
  expect(await missing()).toHaveLength(pages.length);
  await setRate(8.95);
  try {
    await expect.poll(missing, { timeout: 2_000, intervals: [100] }).toEqual([]);
  } finally {
    await setRate(fact.values[0]?.amount ?? 0);
  }
});
