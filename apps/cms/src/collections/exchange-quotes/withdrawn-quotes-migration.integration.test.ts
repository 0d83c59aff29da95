import { expect, it } from 'vitest';
import { onEachDatabase } from '../../../testing/databases.ts';
import { storedSheets } from '../../../testing/market.ts';
import { stepsSince } from '../../../testing/migrations.ts';

const TIME = '2026-11-20T02:00:00.000Z';

onEachDatabase('going back behind withdrawn quotes', (cms) => {
  it('leaves those that hold, and nothing that could begin to', async () => {
    const { payload } = cms();
    const { goDown, goUp } = stepsSince(cms(), 'withdrawn_quotes');

    const ids = new Map<string, number>();
    for (const state of ['published', 'superseded', 'withdrawn'] as const) {
      const { id } = await payload.create({
        collection: 'market-sheets',
        data: { kind: 'rates', source: 'pull', state, lines: [], validFrom: TIME },
      });
      ids.set(state, id);
    }
    const quote = { currency: 'USD', rateType: 'e-rate', buy: 1, sell: 2, publishedAt: TIME } as const;
    for (const [sheet, validFrom] of [
      ['published', TIME],
      ['withdrawn', null],
    ] as const)
      await payload.create({
        collection: 'exchange-quotes',
        data: { ...quote, validFrom, sheet: ids.get(sheet) ?? 0 },
      });

    await goDown();
    await goUp();
    const { docs } = await payload.find({ collection: 'exchange-quotes', depth: 0 });
    expect(docs).toMatchObject([{ validFrom: TIME, withdrawnAt: null, sheet: ids.get('published') }]);
    expect((await storedSheets(cms())).map(({ state }) => state)).toEqual([
      'published',
      'rejected',
      'rejected',
    ]);
  });
});
