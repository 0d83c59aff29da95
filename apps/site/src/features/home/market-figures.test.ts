import type { ExchangeRatesResponse, MarketContent, Quote, RateType } from '@beranda/contract';
import { expect, it } from 'vitest';
import { createTimeDependency } from '#src/content/cache-tags/time-dependency.ts';
import type { Content } from '#src/content/client.ts';
import { ratesInForce } from '#src/content/current-rates.ts';
import { rateFigures } from './market-figures.server.ts';

/** A Tuesday morning in Jakarta. */
const NOW = '2026-01-27T03:00:00.000Z';
const TODAY = '2026-01-27T02:05:00.000Z';
const YESTERDAY = '2026-01-26T02:05:00.000Z';
const LONG_AGO = '2026-01-05T02:05:00.000Z';

const codes = ['USD', 'SGD', 'NZD'] as const;

const market: MarketContent = {
  rates: { staleAfterWorkingDays: 1, highlighted: ['USD', 'SGD'], disclaimer: '' },
  funds: { staleAfterWorkingDays: 2, disclaimer: '' },
  holidays: [],
};

const quotesOf = (rateType: RateType, times: Partial<Record<(typeof codes)[number], string>>): Quote[] =>
  Object.entries(times).map(([currency, time]) => ({
    currency,
    rateType,
    buy: 100,
    sell: 110,
    validFrom: time,
    publishedAt: time,
  }));

async function figuresOf(...quotes: Quote[][]) {
  const rates: ExchangeRatesResponse = {
    currencies: codes.map((code) => ({ code, name: code, unit: 1, digits: 2, flag: 'us' })),
    quotes: quotes.flat(),
    previous: [],
  };
  const { isPast, today } = createTimeDependency(Date.parse(NOW));
  const content: Pick<Content, 'exchangeRates' | 'market' | 'ifAvailable' | 'isPast' | 'today'> = {
    exchangeRates: async () => ratesInForce(rates, isPast),
    market: async () => market,
    ifAvailable: (requested) => requested,
    isPast,
    today,
  };
  return rateFigures(content as Content, 'id');
}

it('each type has its own age', async () => {
  const figures = await figuresOf(
    quotesOf('e-rate', { USD: TODAY, SGD: TODAY }),
    quotesOf('bank-notes', { USD: LONG_AGO }),
  );
  expect(figures?.types).toMatchObject([
    { type: 'e-rate', updatedAt: TODAY, isStale: false },
    { type: 'bank-notes', updatedAt: LONG_AGO, isStale: true },
  ]);
  expect(figures?.highlighted).toMatchObject({ updatedAt: TODAY, isStale: false, isOfToday: true });
});

it("rates count as today's only if all displayed ones are", async () => {
  const others = await figuresOf(quotesOf('e-rate', { USD: YESTERDAY, SGD: YESTERDAY, NZD: TODAY }));
  expect(others?.highlighted).toMatchObject({ isOfToday: false, updatedAt: YESTERDAY });
  const some = await figuresOf(quotesOf('e-rate', { USD: TODAY, SGD: YESTERDAY, NZD: TODAY }));
  expect(some?.highlighted).toMatchObject({ isOfToday: false, updatedAt: YESTERDAY });
  const all = await figuresOf(quotesOf('e-rate', { USD: TODAY, SGD: TODAY, NZD: LONG_AGO }));
  expect(all?.highlighted).toMatchObject({ isOfToday: true, updatedAt: TODAY, isStale: false });
});

it('other types are shown if there is no e-Rate, but not in the hero, which names no type', async () => {
  const figures = await figuresOf(quotesOf('tt-counter', { USD: TODAY }));
  expect(figures?.types.map(({ type }) => type)).toEqual(['tt-counter']);
  expect(figures?.highlighted).toBeNull();
});

it('there are no figures without rates', async () => {
  expect(await figuresOf()).toBeNull();
});
