import { beforeAll, expect, it } from 'vitest';
import type { Content } from '#src/content/client.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { productsByVariant, resolveSettings, withTieredProducts } from './calculator-settings.server.ts';

beforeAll(() => loadMessages('id', ['promotions']));

type Product = Parameters<typeof withTieredProducts>[1][number];

const product = (slug: string, calculator: object, tiers: object[] = []) =>
  ({ slug, title: slug, language: 'id', isInForms: true, calculator, tiers }) as unknown as Product;

const promotion = {
  slug: 'rumah-pertama',
  title: 'Bunga tetap lima tahun',
  summary: '',
  language: 'id',
  quota: '',
  quotaLanguage: 'id',
  productUrl: '/pinjaman/kpr',
  isQuotaUsed: false,
  from: '2026-09-30T17:00:00.000Z',
  until: '2026-12-31T17:00:00.000Z',
};

const contentWith = (products: Product[], isRunning = true) =>
  ({
    allItems: async (collection: string) => (collection === 'products' ? products : [promotion]),
    ifAvailable: (found: Promise<unknown>) => found,
    isActive: () => isRunning,
    isPast: () => false,
  }) as unknown as Content;

it('a loan has its promotion with the period while it runs, and other loans have none', async () => {
  const loans = ['kpr', 'multiguna'].map((loan) => product(`pinjaman/${loan}`, { kind: 'loan', loan }));
  const links = await productsByVariant(contentWith(loans), 'id', 'loan');
  expect(links.kpr?.promotion).toEqual({
    slug: 'rumah-pertama',
    title: 'Bunga tetap lima tahun',
    language: 'id',
    // On one line but for its dash.
    period: '1\u00A0Okt\u00A02026\u00A0– 31\u00A0Des\u00A02026',
  });
  expect(links.multiguna?.promotion).toBeNull();
  const later = await productsByVariant(contentWith(loans, false), 'id', 'loan');
  expect(later.kpr?.promotion).toBeNull();
});

const tiers = [{ from: 0, to: null, annualRatePercent: 1 }];
const savings = [
  product('simpanan/tabungan', { kind: 'savings-goal', loan: null }, tiers),
  product('simpanan/rencana', { kind: 'savings-goal', loan: null }, tiers),
  product('simpanan/giro', { kind: null }, tiers),
];

it('savings products are found by the key with which the calculator offers them', async () => {
  const links = await productsByVariant(contentWith(savings), 'id', 'savings-goal');
  expect(Object.entries(links).map(([key, { url }]) => [key, url])).toEqual([
    ['tabungan', '/simpanan/tabungan'],
    ['rencana', '/simpanan/rencana'],
  ]);
});

it('a single savings product without tiers is what a calculation with a rate of one’s own is about', async () => {
  const belia = product('simpanan/belia', { kind: 'savings-goal', loan: null });
  const links = await productsByVariant(contentWith([belia]), 'id', 'savings-goal');
  expect(links.own?.url).toBe('/simpanan/belia');
});

it('a time deposit is found without variant, also with tiers', async () => {
  const deposito = product('simpanan/deposito', { kind: 'time-deposit', loan: null }, tiers);
  const links = await productsByVariant(contentWith([deposito]), 'id', 'time-deposit');
  expect(links['']?.url).toBe('/simpanan/deposito');
});

it('the settings have only what is calculated with of a product', async () => {
  const content = {
    ...contentWith(savings),
    calculators: async () => ({ savingsGoal: { annualRatePercent: { min: 0, initial: 3, max: 12 } } }),
  } as unknown as Content;
  const { settings } = await resolveSettings(content, 'id', 'savings-goal', 'simpanan/tabungan');
  expect(settings.savingsGoal.products).toEqual([
    { slug: 'simpanan/tabungan', name: 'simpanan/tabungan', language: 'id', tiers },
  ]);
});

it('only products with a savings calculator and tiers are offered in it', () => {
  const settings = { savingsGoal: {} } as Parameters<typeof withTieredProducts>[0];
  const more = [...savings, product('simpanan/belia', { kind: 'savings-goal', loan: null })];
  expect(withTieredProducts(settings, more).savingsGoal.products?.map(({ slug }) => slug)).toEqual([
    'simpanan/tabungan',
    'simpanan/rencana',
  ]);
});
