import { expect, it } from 'vitest';
import { readRows, sql } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { runMigration } from '../../../testing/migrations.ts';

onEachDatabase('the migration of the tag version of search texts', (cms) => {
  const migrate = (direction: 'up' | 'down') => runMigration(cms(), 'rename_tag_version', direction);

  it('keeps the values, also back', async () => {
    await publishItem(cms(), 'news', 'versi', ['id', 'en']);
    const read = (column: 'revision' | 'tag_version') =>
      readRows(cms().payload, sql`SELECT ${sql.identifier(column)} AS version FROM item_texts ORDER BY id`);
    const before = await read('tag_version');
    expect(before.length).toBeGreaterThan(1);
    await migrate('down');
    expect(await read('revision')).toEqual(before);
    await migrate('up');
    expect(await read('tag_version')).toEqual(before);
  });
});
