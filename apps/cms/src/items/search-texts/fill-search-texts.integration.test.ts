import { expect, it, vi } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { fillSearchTexts } from './fill-search-texts.ts';

onOneDatabase('the search texts of other items', (cms) => {
  it('are filled if those of one cannot be', async () => {
    const { payload } = cms();
    const broken = await publishItem(cms(), 'branches', 'tanpa-provinsi', ['id']);
    const branch = await publishItem(cms(), 'branches', 'cabang', ['id']);
    const product = await publishItem(cms(), 'products', 'simpanan/lain', ['id']);
    await readRows(payload, sql`UPDATE branches SET province = 'XX' WHERE id = ${broken}`);
    await readRows(payload, sql`DELETE FROM item_texts`);
    const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    await fillSearchTexts(payload);
    expect(log.mock.calls.map(([entry]) => entry)).toEqual([
      expect.objectContaining({ collection: 'branches', id: broken }),
    ]);
    log.mockRestore();
    const rows = await readRows<{ collection: string; item: number }>(
      payload,
      sql`SELECT collection, item FROM item_texts WHERE locale = 'id' AND collection IN ('branches', 'products')`,
    );
    expect(rows.map(({ collection, item }) => [collection, Number(item)]).sort()).toEqual([
      ['branches', branch],
      ['products', product],
    ]);
  });
});
