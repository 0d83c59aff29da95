import {
  calculatorsContent,
  exchangeRatesResponse,
  fundsResponse,
  homeContent,
  marketContent,
} from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { calculators } from '../../seed/content/calculators.ts';
import { home } from '../../seed/content/home.ts';
import { navigation } from '../../seed/content/navigation.ts';
import { settings } from '../../seed/content/settings.ts';
import { seedGlobals } from '../../seed/seed-globals.ts';
import { fetchApi } from '../../testing/content.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { makeMarket, RULES } from '../../testing/market.ts';
import { createUser, signIn } from '../../testing/records.ts';

const LOCALES = ['id', 'en'] as const;
const MAX_RUPIAH = 1_000_000_000_000;

/** An invalid response would block all later updates: the site keeps showing the last valid one. */
onOneDatabase('every valid save matches the contract', (cms) => {
  let session: Record<string, string>;

  beforeAll(async () => {
    await createUser(cms(), 'administrator', ['administrator']);
    session = await signIn(cms(), 'administrator');
    await seedGlobals(await createLocalReq({}, cms().payload), { settings, calculators, navigation, home });
    await makeMarket(cms());
  });

  const responses = [
    ['/content/globals/calculators', calculatorsContent],
    ['/content/globals/market', marketContent],
    ['/content/globals/home', homeContent],
    ['/content/exchange-rates', exchangeRatesResponse],
    ['/content/funds', fundsResponse],
  ] as const;

  async function readAll(): Promise<void> {
    for (const locale of LOCALES)
      for (const [path, schema] of responses)
        schema.parse(await (await fetchApi(cms(), `${path}?locale=${locale}`)).json());
  }

  async function first(collection: 'currencies' | 'funds'): Promise<number> {
    const { docs } = await cms().payload.find({ collection, depth: 0, limit: 1 });
    return docs[0]?.id ?? 0;
  }

  const changeCurrency = async (data: object) =>
    cms().payload.update({ collection: 'currencies', id: await first('currencies'), data });
  const changeFund = async (data: object) =>
    cms().payload.update({ collection: 'funds', id: await first('funds'), data });
  const changeMarket = (kind: 'rates' | 'funds', data: object) =>
    cms().payload.updateGlobal({ slug: 'market', data: { [kind]: { ...RULES[kind], ...data } } });
  const changeCalculators = (data: object, locale: 'id' | 'en' = 'id') =>
    cms().payload.updateGlobal({ slug: 'calculators', locale, data: { ...calculators[locale], ...data } });
  const changePopup = (data: object) =>
    cms().payload.updateGlobal({
      slug: 'home',
      data: { popup: { isOn: true, title: 'Halo', frequency: 'every-days', everyDays: 7, ...data } },
    });

  const [loan] = calculators.id.loans;
  const { timeDeposit, savingsGoal, interestTax } = calculators.id;
  const changeLoan = (data: object) => changeCalculators({ loans: [{ ...loan, ...data }] });
  const changeTerm = (data: object) =>
    changeCalculators({
      timeDeposit: { ...timeDeposit, terms: [{ months: 1, annualRatePercent: 3, ...data }] },
    });
  const one = (value: unknown) => ({ min: value, initial: value, max: value });

  type Edge = [string, (value: unknown) => Promise<unknown>, readonly unknown[], readonly unknown[]];
  const edges: Edge[] = [
    ['digits of a currency', (digits) => changeCurrency({ digits }), [0, 3], [-1, 4, 1.5, '1.5']],
    [
      'working days of rates',
      (days) => changeMarket('rates', { staleAfterWorkingDays: days }),
      [1, 30],
      [0, 31, 1.5],
    ],
    [
      'working days of funds',
      (days) => changeMarket('funds', { staleAfterWorkingDays: days }),
      [1, 30],
      [0, 31, 1.5],
    ],
    ['months of a term', (months) => changeTerm({ months }), [1, 60], [0, 61, 1.5]],
    ['the rate of a term', (rate) => changeTerm({ annualRatePercent: rate }), [0, 1.5, 100], [-0.1, 100.1]],
    [
      'a credit limit',
      (value) => changeLoan({ principal: one(value) }),
      [1, MAX_RUPIAH],
      [0, MAX_RUPIAH + 1, 1.5],
    ],
    ['years of a loan', (value) => changeLoan({ years: one(value) }), [0.5, 1, 1.25, 40], [0, 41, 1.3]],
    [
      'the first year of a rate by term',
      (value) =>
        changeLoan({
          years: { min: 1, initial: 5, max: 40 },
          termRates: [{ fromYears: value, annualRatePercent: 6 }],
        }),
      [2, 40],
      [1, 41, 2.5],
    ],
    [
      'the rate of a loan',
      (value) => changeLoan({ annualRatePercent: one(value) }),
      [0, 1.5, 100],
      [-0.1, 100.1],
    ],
    [
      'an initial balance',
      (value) => changeCalculators({ savingsGoal: { ...savingsGoal, initial: one(value) } }),
      [0, MAX_RUPIAH],
      [-1, MAX_RUPIAH + 1, 1.5],
    ],
    [
      'a range',
      (value) => changeLoan({ years: value }),
      [{ min: 1, initial: 2, max: 3 }],
      [
        { min: 2, initial: 1, max: 3 },
        { min: 1, initial: 4, max: 3 },
        { min: 3, initial: 3, max: 2 },
      ],
    ],
    [
      'the tax',
      (percent) => changeCalculators({ interestTax: { ...interestTax, percent } }),
      [0, 100],
      [-1, 100.1],
    ],
    [
      'the tax-free amount',
      (freeUpTo) => changeCalculators({ interestTax: { ...interestTax, freeUpTo } }),
      [0, MAX_RUPIAH],
      // JSON values outside the range of a number field.
      [-1, MAX_RUPIAH + 1, 0.5, Number.POSITIVE_INFINITY],
    ],
    ['days between popups', (everyDays) => changePopup({ everyDays }), [1, 365], [0, 366, 1.5]],
    [
      'a day of inception',
      (inceptionDate) => changeFund({ inceptionDate }),
      ['2020-02-29'],
      ['2021-02-29', '29-02-2020'],
    ],
  ];

  describe.each(edges)('%s', (_name, save, allowed, rejected) => {
    it.each(allowed)('may be %j', async (value) => {
      await save(value);
      await readAll();
    });

    it.each(rejected)('may not be %j', async (value) => {
      await expect(save(value)).rejects.toMatchObject({ name: 'ValidationError' });
      await readAll();
    });
  });

  it('falls back to Indonesian when English is emptied', async () => {
    await changeCalculators({ disclaimer: '' }, 'en');
    await readAll();
  });

  it("reports in the user's language that a number has to be whole", async () => {
    const messageIn = async (language: string) => {
      const response = await fetch(`${cms().url}/api/globals/market`, {
        method: 'POST',
        body: JSON.stringify({ rates: { ...RULES.rates, staleAfterWorkingDays: 1.5 } }),
        headers: { 'content-type': 'application/json', 'accept-language': language, ...session },
      });
      return JSON.stringify(await response.json());
    };
    expect(await messageIn('id')).toContain('Tulis bilangan bulat, tanpa koma.');
    expect(await messageIn('en')).toContain('Write a whole number.');
  });

  describe.each([
    [
      'two loan products with one code',
      { loans: [loan, { ...loan, name: 'Sekali lagi' }] },
      ['Kode ini sudah dipakai produk pinjaman lain.', 'Another loan product has this code already.'],
    ],
    [
      'two rates of a loan from one year on',
      {
        loans: [
          {
            ...loan,
            termRates: [
              { fromYears: 4, annualRatePercent: 6 },
              { fromYears: 4, annualRatePercent: 7 },
            ],
          },
        ],
      },
      ['Dua suku bunga mulai pada tahun yang sama.', 'Two rates start at the same year.'],
    ],
    [
      'two terms with equal months',
      {
        timeDeposit: {
          ...timeDeposit,
          terms: [
            { months: 3, annualRatePercent: 3 },
            { months: 6, annualRatePercent: 3.5 },
            { months: 3, annualRatePercent: 4 },
          ],
        },
      },
      ['Tenor dengan jumlah bulan ini sudah ada.', 'There is a term of as many months already.'],
    ],
  ] as const)('%s', (_what, data, sentences) => {
    it.each([
      ['id', 0],
      ['en', 1],
    ] as const)('are rejected with a message in %s', async (language, index) => {
      const response = await fetch(`${cms().url}/api/globals/calculators`, {
        method: 'POST',
        body: JSON.stringify({ ...calculators.id, ...data }),
        headers: { 'content-type': 'application/json', 'accept-language': language, ...session },
      });
      expect([response.status, JSON.stringify(await response.json())]).toEqual([
        400,
        expect.stringContaining(sentences[index]),
      ]);
      await readAll();
    });
  });

  it('accepts as many loan products and terms as have unique codes and months', async () => {
    const response = await fetch(`${cms().url}/api/globals/calculators`, {
      method: 'POST',
      body: JSON.stringify(calculators.id),
      headers: { 'content-type': 'application/json', ...session },
    });
    expect(response.status).toBe(200);
    expect(calculators.id.loans.length).toBeGreaterThan(1);
    expect(calculators.id.timeDeposit.terms.length).toBeGreaterThan(1);
  });
});
