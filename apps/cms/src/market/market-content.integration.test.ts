import {
  calculatorsContent,
  exchangeRatesResponse,
  fundsResponse,
  marketContent,
  rateHistoryResponse,
  SITE_FACTS,
} from '@beranda/contract';
import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { insertRows } from '#cms/database/insert-rows.ts';
import { calculators } from '../../seed/content/calculators.ts';
import { home } from '../../seed/content/home.ts';
import { disclaimers } from '../../seed/content/market.ts';
import { navigation } from '../../seed/content/navigation.ts';
import { settings } from '../../seed/content/settings.ts';
import { demonstrationFundValues } from '../../seed/market/funds.ts';
import { holidays } from '../../seed/market/holidays.ts';
import { demonstrationRates } from '../../seed/market/rates.ts';
import { seedGlobals } from '../../seed/seed-globals.ts';
import { seedMarket } from '../../seed/seed-market.ts';
import { fetchApi } from '../../testing/content.ts';
import { onEachDatabase } from '../../testing/databases.ts';

const NOW = new Date().toISOString();
const daysOff = new Set(holidays.map(({ date }) => date));

onEachDatabase('market content', (cms) => {
  const json = async (path: string) => (await fetchApi(cms(), path)).json();
  const rates = async (locale = 'id') =>
    exchangeRatesResponse.parse(await json(`/content/exchange-rates?locale=${locale}`));

  async function inTransaction(work: (req: Awaited<ReturnType<typeof createLocalReq>>) => Promise<void>) {
    const req = await createLocalReq({}, cms().payload);
    await initTransaction(req);
    await work(req);
    await commitTransaction(req);
  }

  beforeAll(() =>
    inTransaction(async (req) => {
      await seedGlobals(req, { settings, calculators, navigation, home });
      await seedMarket(req, NOW);
    }),
  );

  it('returns the current quotes of every currency and type, and those of the previous working day', async () => {
    const seeded = demonstrationRates(NOW, daysOff);
    const days = [...new Set(seeded.map(({ validFrom }) => validFrom))].sort();
    const { currencies, quotes, previous } = await rates();
    expect(currencies.map(({ code }) => code).slice(0, 4)).toEqual(['USD', 'SGD', 'EUR', 'JPY']);
    const ofDay = (validFrom: string | undefined) =>
      seeded
        .filter((rate) => rate.validFrom === validFrom)
        .map((rate) => ({ ...rate, publishedAt: rate.validFrom }));
    expect(quotes).toHaveLength(currencies.length * 3);
    expect(quotes).toEqual(expect.arrayContaining(ofDay(days.at(-1))));
    expect(previous).toHaveLength(currencies.length * 3);
    expect(previous).toEqual(expect.arrayContaining(ofDay(days.at(-2))));
  });

  it('names currencies in the requested language, and supports units of a hundred', async () => {
    const [indonesian, english] = [await rates('id'), await rates('en')];
    const yen = (rates: typeof english) => rates.currencies.find(({ code }) => code === 'JPY');
    expect(yen(indonesian)).toEqual({ code: 'JPY', name: 'Yen Jepang', unit: 100, digits: 0, flag: 'jp' });
    expect(yen(english)?.name).toBe('Japanese yen');
  });

  it('returns upcoming quotes beside the current one, and the later entry of two with the same time', async () => {
    const before = await rates();
    const now = before.quotes.find(({ currency, rateType }) => currency === 'USD' && rateType === 'e-rate');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const add = (validFrom: string, buy: number) => ({
      currency: 'USD',
      rateType: 'e-rate',
      buy,
      sell: buy + 30,
      validFrom,
      publishedAt: validFrom < NOW ? validFrom : NOW,
    });
    await inTransaction((req) =>
      insertRows(req, 'exchange_quotes', [
        add(tomorrow, 16_100),
        add(now?.validFrom ?? '', 15_900),
        add(now?.validFrom ?? '', 16_000),
      ]),
    );
    const { quotes, previous } = await rates();
    const ofDollar = quotes.filter(({ currency, rateType }) => currency === 'USD' && rateType === 'e-rate');
    expect(ofDollar.map(({ buy }) => buy)).toEqual([16_000, 16_100]);
    expect(previous).toEqual(before.previous);
  });

  it('returns one history quote per day, the last of the day, oldest first', async () => {
    const rates = rateHistoryResponse.parse(await json('/content/exchange-rates/SGD?rateType=tt-counter'));
    const seeded = demonstrationRates(NOW, daysOff).filter(
      ({ currency, rateType }) => currency === 'SGD' && rateType === 'tt-counter',
    );
    expect(rates.days).toEqual(
      seeded.map(({ validFrom, buy, sell }) => ({ date: validFrom.slice(0, 10), buy, sell })),
    );
    const dollar = rateHistoryResponse.parse(await json('/content/exchange-rates/USD?rateType=e-rate'));
    expect(dollar.days.at(-1)?.buy).toBe(16_000);
    // Tomorrow's quote, with its time.
    expect(dollar.later.map(({ buy, sell }) => [buy, sell])).toEqual([[16_100, 16_130]]);
    expect(Date.parse(dollar.later[0]?.validFrom ?? '')).toBeGreaterThan(Date.parse(NOW));
    expect(rates.later).toEqual([]);
  });

  it.each([
    ['/content/exchange-rates/ZZZ', 404],
    ['/content/exchange-rates/usd', 404],
    ["/content/exchange-rates/US'", 404],
    ['/content/exchange-rates/USD?rateType=cash', 400],
    ['/content/exchange-rates?locale=fr', 400],
  ])('rejects %s with %d', async (path, status) => {
    expect((await fetchApi(cms(), path)).status).toBe(status);
  });

  it('omits a hidden currency', async () => {
    const { docs } = await cms().payload.find({
      collection: 'currencies',
      overrideAccess: true,
      where: { code: { equals: 'NZD' } },
    });
    const id = docs[0]?.id ?? 0;
    await cms().payload.update({
      collection: 'currencies',
      id,
      data: { isShown: false },
      overrideAccess: true,
    });
    const { currencies, quotes, previous } = await rates();
    for (const list of [
      currencies.map(({ code }) => code),
      ...[quotes, previous].map((all) => all.map(({ currency }) => currency)),
    ])
      expect(list).not.toContain('NZD');
    expect((await fetchApi(cms(), '/content/exchange-rates/NZD')).status).toBe(404);
  });

  it('returns every fund with all its values', async () => {
    const { funds } = fundsResponse.parse(await json('/content/funds?locale=en'));
    const seeded = demonstrationFundValues(NOW, daysOff);
    expect(funds).toHaveLength(7);
    for (const { slug, series, language } of funds) {
      const own = seeded.filter((value) => value.slug === slug);
      expect(series).toEqual({ dates: own.map(({ date }) => date), values: own.map(({ value }) => value) });
      expect(language).toBe('en');
    }
    expect(funds[0]).toMatchObject({ name: 'Pelita Daily Cash', currency: 'IDR', updatedAt: NOW });
  });

  it.each(['id', 'en'] as const)('returns the rules and the calculators (%s)', async (locale) => {
    const market = marketContent.parse(await json(`/content/globals/market?locale=${locale}`));
    expect(market.rates).toEqual({
      staleAfterWorkingDays: 1,
      highlighted: ['USD', 'SGD', 'EUR', 'JPY'],
      disclaimer: disclaimers[locale].rates,
    });
    expect(market.funds).toEqual({ staleAfterWorkingDays: 2, disclaimer: disclaimers[locale].funds });
    const dates = market.holidays.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(dates.length).toBeGreaterThan(20);
    const sent = await json(`/content/globals/calculators?locale=${locale}`);
    expect(calculatorsContent.parse(sent)).toEqual(calculators[locale]);
    // A site of the previous release reads these names.
    const { min, max } = calculators[locale].savingsGoal.target;
    expect(sent).toMatchObject({ savingsGoal: { target: { least: min, most: max } } });
  });

  it('takes the tax on interest from its facts', async () => {
    const { payload } = cms();
    const change = (key: string, amount: number) =>
      payload.update({
        collection: 'facts',
        where: { key: { equals: key } },
        data: { values: [{ amount, validFrom: '2020-01-01' }] },
      });
    await change('pajak-bunga.tarif', 15);
    await change('pajak-bunga.bebas-sampai', 8_000_000);
    const { interestTax } = calculatorsContent.parse(await json('/content/globals/calculators?locale=id'));
    expect(interestTax).toEqual({ percent: 15, freeUpTo: 8_000_000 });
  });

  it('takes the limit of the deposit insurance from its fact, and has none where that has no value', async () => {
    const guaranteeLimit = async () => {
      const sent = await json('/content/globals/calculators?locale=id');
      return calculatorsContent.parse(sent).timeDeposit.guaranteeLimit;
    };
    const where = { key: { equals: SITE_FACTS.guaranteeLimit } };
    const values = [{ amount: 3_000_000_000, validFrom: '2020-01-01' }];
    await cms().payload.update({ collection: 'facts', where, data: { values } });
    expect(await guaranteeLimit()).toBe(3_000_000_000);
    await cms().payload.db.deleteMany({ collection: 'facts', where });
    expect(await guaranteeLimit()).toBeNull();
  });
});
