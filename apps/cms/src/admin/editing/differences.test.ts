import type { ClientField } from 'payload';
import { expect, it } from 'vitest';
import { differencesOf, differentRows, isSameValue, typedFields } from './differences.ts';

const fields = [
  { name: 'title', type: 'text', label: 'Judul' },
  { name: 'updatedAt', type: 'date', label: 'Diubah' },
  { type: 'row', fields: [{ name: 'order', type: 'number', label: 'Urutan' }] },
  {
    type: 'tabs',
    tabs: [{ label: 'Tab', fields: [{ name: 'facts', type: 'array', label: 'Fakta', fields: [] }] }],
  },
  { name: 'preview', type: 'ui' },
] as unknown as ClientField[];
const labelled = typedFields(fields, String);

it('typed fields are found in any layout', () => {
  expect(labelled.map(({ name }) => name)).toEqual(['title', 'order', 'facts']);
});

it('only semantic differences count', () => {
  const stored = { title: 'a', order: 1, facts: [{ id: 'x', label: 'b' }], updatedAt: '1' };
  const typed = { title: 'a', order: 1, facts: [{ id: 'y', label: 'b' }], updatedAt: '2' };
  expect(differencesOf(labelled, typed, stored)).toEqual([]);
  expect(differencesOf(labelled, { ...typed, title: 'c' }, stored)).toEqual([
    { name: 'title', label: 'Judul', mine: 'c', theirs: 'a' },
  ]);
  expect(isSameValue('', null)).toBe(true);
  expect(isSameValue([], undefined)).toBe(true);
  expect(isSameValue(0, null)).toBe(false);
  expect(isSameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSameValue({ id: 'Satu', en: 'One' }, { id: 'Dua', en: 'One' })).toBe(false);
  // Nobody types it: it changes with the other language's text.
  expect(isSameValue({ text: 'a', indonesianDigest: 'x' }, { text: 'a', indonesianDigest: 'y' })).toBe(true);
});

it('an empty list is no difference, although a form has 0 for it', () => {
  expect(differencesOf(labelled, { facts: 0, order: 0 }, { facts: [], order: null })).toEqual([
    { name: 'order', label: 'Urutan', mine: 0, theirs: null },
  ]);
});

it('an empty list is no difference in rows, blocks, groups and named tabs either', () => {
  const links = { name: 'links', type: 'array', fields: [] };
  const nested = [
    { name: 'menu', type: 'array', fields: [{ type: 'row', fields: [links] }] },
    { name: 'parts', type: 'blocks', blocks: [{ slug: 'cards', fields: [links] }] },
    { name: 'footer', type: 'group', fields: [links, { name: 'order', type: 'number' }] },
    { type: 'tabs', tabs: [{ name: 'bottom', fields: [links] }] },
  ] as unknown as ClientField[];
  const valuesWith = (none: unknown, order = 0) => ({
    menu: [{ text: 'a', links: none }],
    parts: [{ blockType: 'cards', links: none }],
    footer: { links: none, order },
    bottom: { links: none },
  });
  const all = typedFields(nested, String);
  expect(differencesOf(all, valuesWith(0), valuesWith([]))).toEqual([]);
  expect(differencesOf(all, valuesWith(0), valuesWith([], 1))).toMatchObject([
    { name: 'footer', mine: { links: [], order: 0 } },
  ]);
});

it('both sides name their fields in the order of the form', () => {
  const cards = {
    name: 'cards',
    type: 'array',
    fields: [
      { name: 'title', type: 'text' },
      { name: 'url', type: 'text' },
    ],
  };
  const all = typedFields([cards] as unknown as ClientField[], String);
  const [difference] = differencesOf(
    all,
    { cards: [{ id: 'a', url: '/a', title: 'Saya' }] },
    { cards: [{ id: 'a', title: 'Rekan', url: '/a' }] },
  );
  for (const side of [difference?.mine, difference?.theirs])
    expect(Object.keys((side as object[])[0] ?? {})).toEqual(['title', 'url', 'id']);
});

it('of two lists only the rows are shown that differ', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((text) => ({ id: text, text }));
  expect(differentRows([a, b], [[a, c]])).toEqual([b]);
  expect(differentRows([a], [[a, c]])).toEqual([]);
  expect(
    differentRows(
      [a, b, c],
      [
        [a, b],
        [a, c],
      ],
    ),
  ).toEqual([b, c]);
  expect(differentRows([b, a], [[a, b]])).toEqual([b, a]);
  // One side has moved rows, the other has added or changed one.
  expect(differentRows([b, a], [[a, b, c]])).toEqual([b, a]);
  expect(differentRows([a, b, c], [[b, a]])).toEqual([a, b, c]);
  expect(differentRows('x', ['y'])).toBe('x');
});
