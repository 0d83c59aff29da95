import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem } from '../../../testing/items.ts';

onOneDatabase('a promotion', (cms) => {
  it('is rejected if it ends before it begins', async () => {
    const id = await createItem(cms(), 'promotions', 'backwards', 'id', 'published');
    const data = { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' };
    const change = cms().payload.update({ collection: 'promotions', id, data, overrideAccess: true });
    await expect(change).rejects.toThrow('tidak valid: Berlaku sampai');
  });
});
