import { describe, expect, it } from 'vitest';
import { type MarketState, marketNotices } from './market-notices.ts';

describe('the dashboard', () => {
  const none = { fresh: ['USD'], 'stale-tomorrow': [], stale: [] };
  const well: MarketState = {
    isRateDayMissing: false,
    rates: none,
    missingValues: null,
    funds: none,
    waiting: { rates: 0, funds: 0 },
    failingSince: { rates: null, funds: null },
  };
  const notices = (state: Partial<MarketState>) =>
    marketNotices({ ...well, ...state }).map(({ tone, kind, text }) => [tone, kind, text.en]);

  it('has no notices without problems', () => {
    expect(notices({})).toEqual([]);
  });

  it('reports missing, stale, waiting and failing figures', () => {
    expect(
      notices({
        isRateDayMissing: true,
        rates: { fresh: [], 'stale-tomorrow': ['JPY'], stale: ['USD', 'SGD'] },
        missingValues: { date: '2026-11-20', funds: ['lentera-kas'] },
        funds: { fresh: [], 'stale-tomorrow': ['lentera-kas'], stale: [] },
        waiting: { rates: 1, funds: 2 },
        failingSince: { rates: '2026-11-20T02:00:00.000Z', funds: null },
      }),
    ).toEqual([
      ['info', 'rates', 'The rates of today are not published yet.'],
      ['error', 'rates', 'The site warns visitors that these rates are old: USD, SGD.'],
      ['warning', 'rates', 'From tomorrow these rates count as old, and visitors are warned: JPY.'],
      ['warning', 'rates', '1 sheet of rates waits for a second person.'],
      ['error', 'rates', expect.stringMatching(/^Fetching rates has failed since 20 Nov 2026, 09:00/)],
      ['info', 'funds', 'Fund values of 20 Nov 2026 are not published yet for: lentera-kas.'],
      [
        'warning',
        'funds',
        'From tomorrow these fund values count as old, and visitors are warned: lentera-kas.',
      ],
      ['warning', 'funds', '2 sheets of fund values wait for a second person.'],
    ]);
  });

  it('names at most a few of many', () => {
    const stale = Array.from({ length: 9 }, (_, index) => `C${index}`);
    expect(notices({ rates: { ...none, stale } })[0]?.[2]).toBe(
      'The site warns visitors that these rates are old: C0, C1, C2, C3, C4, C5, … (9).',
    );
  });
});
