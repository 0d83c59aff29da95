import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { lastSaveIn } from '#cms/saves/last-save.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { runMigration } from '../../testing/migrations.ts';
import { inTransaction, readRows, type SQL, sql, writeRows } from './sql.ts';

onEachDatabase('the migration of last saves', (cms) => {
  const migrate = (direction: 'up' | 'down') => runMigration(cms(), 'rename_values_of_last_save', direction);
  const jsonIn = async (query: SQL) => {
    const [row] = await readRows<{ value: unknown }>(cms().payload, query);
    const value = row?.value;
    return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  };

  it('renames the values of documents and versions, and back', async () => {
    const { payload } = cms();
    const id = await publishItem(cms(), 'news', 'disimpan', ['id']);
    const at = '2026-01-01T02:03:04.005Z';
    const before = { by: 'Sari', user: 7, locale: null, from: at, did: 'publish', sameAs: [at] };
    const old = JSON.stringify(before);
    const req = await createLocalReq({}, payload);
    await inTransaction(req, async () => {
      await writeRows(req, sql`UPDATE news SET last_save = ${old} WHERE id = ${id}`);
      await writeRows(req, sql`UPDATE _news_v SET version_last_save = ${old} WHERE parent_id = ${id}`);
    });
    const document = sql`SELECT last_save AS value FROM news WHERE id = ${id}`;
    const version = sql`SELECT version_last_save AS value FROM _news_v WHERE parent_id = ${id} LIMIT 1`;
    const after = {
      by: 'Sari',
      user: 7,
      locale: null,
      previousUpdatedAt: at,
      action: 'publish',
      sameContentAt: [at],
    };
    await migrate('up');
    for (const query of [document, version]) {
      expect(await jsonIn(query)).toEqual(after);
      expect(lastSaveIn({ lastSave: await jsonIn(query) })).toEqual({
        ...after,
        form: null,
        languages: ['id', 'en'],
      });
    }
    await migrate('up');
    expect(await jsonIn(document)).toEqual(after);
    await migrate('down');
    for (const query of [document, version]) expect(await jsonIn(query)).toEqual(before);
    await migrate('up');
  });
});
