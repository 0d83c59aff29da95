import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { createItem } from '../../../testing/items.ts';

onOneDatabase('a position', (cms) => {
  it.each(['javascript:alert(1)', 'http://elsewhere.example', 'mailto:nobody', 'karier@lentera.example'])(
    'rejects %s as address for applications',
    async (applyVia) => {
      const id = await createItem(cms(), 'careers', crypto.randomUUID(), 'id', 'published');
      const change = cms().payload.update({
        collection: 'careers',
        id,
        data: { applyVia },
        overrideAccess: true,
      });
      await expect(change).rejects.toThrow('tidak valid: Melamar melalui');
    },
  );
});
