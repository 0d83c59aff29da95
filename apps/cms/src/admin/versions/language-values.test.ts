import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { compareVersions } from './language-values.ts';

const fields = [
  { name: 'title', type: 'text', localized: true, label: 'Judul' },
  { name: 'order', type: 'number', label: 'Urutan' },
  {
    name: 'topic',
    type: 'select',
    label: 'Topik',
    options: [
      { value: 'a', label: { id: 'Satu', en: 'One' } },
      { value: 'b', label: { id: 'Dua', en: 'Two' } },
    ],
  },
  {
    name: 'rows',
    type: 'array',
    label: 'Baris',
    flattenedFields: [
      { name: 'text', type: 'text', localized: true },
      { name: 'rate', type: 'number' },
    ],
  },
  {
    name: 'facts',
    type: 'array',
    localized: true,
    label: 'Fakta',
    flattenedFields: [{ name: 'text', type: 'text' }],
  },
  { name: 'body', type: 'richText', localized: true, label: 'Isi' },
  { name: 'updatedAt', type: 'date' },
] as unknown as FlattenedField[];

const before = {
  title: { id: 'Lama', en: 'Old' },
  order: 1,
  topic: 'a',
  rows: [{ id: 'x', text: { id: 'satu', en: 'one' }, rate: 1.5 }],
  facts: { id: [{ text: 'a' }] },
  updatedAt: '1',
};

it('equal versions have no changes', () => {
  expect(compareVersions(fields, before, { ...before, updatedAt: '2' }, 'id')).toEqual({
    shared: [],
    id: [],
    en: [],
  });
});

it('separates localized changes from shared ones', () => {
  const after = {
    ...before,
    title: { id: 'Baru', en: 'Old' },
    topic: 'b',
    rows: [{ id: 'y', text: { id: 'satu', en: 'two' }, rate: 2.25 }],
    facts: { id: [{ text: 'a' }], en: [{ text: 'b' }] },
  };
  const { shared, id, en } = compareVersions(fields, before, after, 'id');
  expect(shared).toEqual([
    { name: 'topic', label: 'Topik', before: 'Satu', after: 'Dua' },
    { name: 'rows', label: 'Baris', before: '1.5', after: '2.25' },
  ]);
  expect(id).toEqual([{ name: 'title', label: 'Judul', before: 'Lama', after: 'Baru' }]);
  expect(en).toEqual([
    { name: 'rows', label: 'Baris', before: 'one', after: 'two' },
    { name: 'facts', label: 'Fakta', before: '', after: 'b' },
  ]);
});

it('names the choices of a field that takes several', () => {
  const options = [
    { value: 'a', label: { id: 'Satu', en: 'One' } },
    { value: 'b', label: { id: 'Dua', en: 'Two' } },
  ];
  const kinds = [{ name: 'kinds', type: 'select', hasMany: true, label: 'Jenis', options }];
  const changes = compareVersions(kinds as never, { kinds: ['a'] }, { kinds: ['a', 'b'] }, 'en').shared;
  expect(changes).toEqual([{ name: 'kinds', label: 'Jenis', before: 'One', after: 'One\nTwo' }]);
});

it('shows another link, heading or emphasis, although the words are the same', () => {
  const body = (type: string, url: string, format = 0) => ({
    body: {
      id: {
        root: {
          type: 'root',
          children: [
            {
              type,
              children: [
                { type: 'text', text: 'Baca ', format },
                { type: 'link', fields: { url }, children: [{ type: 'text', text: 'syarat', format: 0 }] },
              ],
            },
          ],
        },
      },
    },
  });
  const changesTo = (after: object) =>
    compareVersions(fields, body('paragraph', '/a'), { ...after }, 'id').id;
  const change = { name: 'body', label: 'Isi', before: 'Baca syarat (/a)' };
  expect(changesTo(body('paragraph', '/b'))).toEqual([{ ...change, after: 'Baca syarat (/b)' }]);
  expect(changesTo(body('heading', '/a'))).toEqual([{ ...change, after: change.before }]);
  expect(changesTo(body('paragraph', '/a', 1))).toEqual([{ ...change, after: change.before }]);
  expect(changesTo(body('paragraph', '/a'))).toEqual([]);
});
