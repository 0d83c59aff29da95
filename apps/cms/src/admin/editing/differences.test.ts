import type { ClientField } from 'payload';
import { expect, it } from 'vitest';
import { differencesOf, isSameValue, readable, typedFields } from './differences.ts';

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

it('values are formatted for display', () => {
  const text = (words: string) => ({ type: 'text', text: words, format: 0, mode: 'normal' });
  const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
  const rich = {
    root: { type: 'root', children: [paragraph(text('Satu '), text('dua.')), paragraph(text('Tiga.'))] },
  };
  expect(readable(rich)).toBe('Satu dua.\nTiga.');
  expect(readable([{ id: 'x', label: 'Setoran', value: 'Rp0' }])).toBe('Setoran · Rp0');
  expect(readable('2026-11-22T17:05:00.000Z')).toBe('2026-11-23 00:05');
  expect(readable(null)).toBe('');
  expect(readable(1.5)).toBe('1.5');
});
