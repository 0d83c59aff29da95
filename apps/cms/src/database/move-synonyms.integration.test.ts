import { expect, it } from 'vitest';
import { listGroups } from '#cms/collections/synonyms/list-groups.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { runMigration } from '../../testing/migrations.ts';
import { readRows, sql } from './sql.ts';

onEachDatabase('the migration of synonyms', (cms) => {
  const migrate = (direction: 'up' | 'down') => runMigration(cms(), 'synonyms_as_collection', direction);
  const groups = [
    { words: 'KPR, mortgage', means: null },
    { words: 'tf, trf', means: 'transfer' },
  ];

  it('moves the rows of the global into documents in their order, and back', async () => {
    const { payload } = cms();
    await payload.updateGlobal({ slug: 'search', locale: 'id', data: { popular: [{ text: 'kurs' }] } });
    for (const data of groups) await payload.create({ collection: 'synonyms', data });

    await migrate('down');
    const rows = sql`SELECT words, means FROM search_synonyms ORDER BY _order`;
    expect(await readRows(payload, rows)).toEqual(groups);

    await migrate('up');
    expect(await listGroups(payload)).toMatchObject(groups);
    const { docs } = await payload.find({ collection: 'synonyms', where: { words: { contains: 'tf' } } });
    const saved = await payload.update({
      collection: 'synonyms',
      id: docs[0]?.id ?? 0,
      data: { means: 'kirim uang' },
    });
    expect(saved.means).toBe('kirim uang');
  });
});
