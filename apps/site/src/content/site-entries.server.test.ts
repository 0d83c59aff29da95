import { ITEM_COLLECTIONS, itemCollectionOf } from '@beranda/contract';
import { expect, it } from 'vitest';
import { entryKindOf } from './site-entries.server.ts';

it.each(
  ITEM_COLLECTIONS.filter(
    (collection) => itemCollectionOf(collection).base ?? itemCollectionOf(collection).shownOn,
  ),
)('%s have an entry kind', (collection) => {
  expect(entryKindOf(collection)).not.toBe('other');
});
