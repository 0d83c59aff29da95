import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { expect, it } from 'vitest';
import { transactionOf } from '#cms/database/database-of.ts';
import type { PatientSqliteClient } from '#cms/database/patient-sqlite-client.ts';
import { dialectNameOf } from '#cms/database/read-rows.ts';
import { migrations as postgres } from '#cms/migrations/postgres/index.ts';
import { migrations as sqlite } from '#cms/migrations/sqlite/index.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { storedSheets } from '../../../testing/market.ts';

const TIME = '2026-11-20T02:00:00.000Z';

onEachDatabase('going back behind withdrawn quotes', (cms) => {
  it('leaves those that hold, and nothing that could begin to', async () => {
    const { payload } = cms();
    const steps = dialectNameOf(payload) === 'sqlite' ? sqlite : postgres;
    // The step, and every one that has come after it: each rebuilds what the one before it left.
    const since = steps.slice(steps.findIndex(({ name }) => name.endsWith('_withdrawn_quotes')));
    const walk = async (way: 'up' | 'down') => {
      for (const step of way === 'up' ? since : since.toReversed()) {
        const req = await createLocalReq({}, payload);
        await initTransaction(req);
        await step[way]({ db: await transactionOf(req), payload, req } as never);
        await commitTransaction(req);
      }
    };
    const { client } = payload.db as unknown as { client?: PatientSqliteClient };
    const rebuilding = (work: () => Promise<void>) => (client ? client.rebuild(work) : work());

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

    await rebuilding(() => walk('down'));
    await rebuilding(() => walk('up'));
    const { docs } = await payload.find({ collection: 'exchange-quotes', depth: 0 });
    expect(docs).toMatchObject([{ validFrom: TIME, withdrawnAt: null, sheet: ids.get('published') }]);
    expect((await storedSheets(cms())).map(({ state }) => state)).toEqual([
      'published',
      'rejected',
      'rejected',
    ]);
  });
});
