import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { idsInFields, referencedIds } from './referenced-ids.ts';

const upload = { name: 'picture', type: 'upload', relationTo: 'media' } as const;

/** A block as a newcomer might add it: pictures in rows, in a list, in a group and in a row of the form. */
const gallery: Field[] = [
  { name: 'title', type: 'text' },
  { name: 'items', type: 'array', fields: [{ type: 'row', fields: [upload] }] },
  { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'cover', type: 'group', fields: [upload] },
  { name: 'product', type: 'relationship', relationTo: 'products' },
  { name: 'text', type: 'richText' },
];

const values = {
  title: 'Galeri',
  items: [{ picture: 1 }, { picture: null }, { picture: 2 }],
  pictures: [3, 4],
  cover: { picture: 5 },
  product: 9,
  text: { root: { children: [{ type: 'upload', relationTo: 'media', value: 6 }] } },
};

it('pictures are found wherever the fields of a block name them', () => {
  expect(idsInFields(gallery, values, 'media')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(idsInFields(gallery, values, 'products')).toEqual([9]);
  expect(idsInFields(gallery, {}, 'media')).toEqual([]);
});

it('the fields of stored blocks are found by their type', () => {
  expect(referencedIds({ blockType: 'video', picture: 7 } as never, 'media')).toEqual([7]);
  expect(referencedIds({ blockType: 'downloads', documents: [8, 9] } as never, 'documents')).toEqual([8, 9]);
  expect(referencedIds({ blockType: 'product', product: 3 } as never, 'products')).toEqual([3]);
});
