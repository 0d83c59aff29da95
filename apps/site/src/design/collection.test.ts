import { expect, test } from 'vitest';
import { collection, toCollectionEntries } from './collection.ts';

test('an entry is addressed by its file, an example by its name', () => {
  const [piece] = toCollectionEntries({
    '../components/form/fields.examples.tsx': {
      title: 'Field',
      examples: [{ name: 'Text, with help!', element: null }],
    },
  });
  expect(piece).toMatchObject({ id: 'fields', examples: [{ id: 'fields-text-with-help' }] });
});

test("the site's components are found, and no two examples have the same URL", () => {
  expect(collection.map(({ id }) => id)).toEqual(expect.arrayContaining(['button', 'fields', 'table']));
  const ids = collection.flatMap((piece) => [piece.id, ...piece.examples.map(({ id }) => id)]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
