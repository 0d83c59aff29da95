import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'count', type: 'number' },
  { name: 'isOpen', type: 'checkbox' },
  { name: 'day', type: 'date' },
  { name: 'topic', type: 'relationship', relationTo: 'tags' },
  { name: 'owner', type: 'relationship', relationTo: ['tags', 'users'] },
  { name: 'roles', type: 'select', hasMany: true, options: [] },
  { name: 'mail', type: 'email' },
  { name: 'body', type: 'richText' },
  { name: 'intro', type: 'textarea' },
  { name: 'rows', type: 'array', flattenedFields: [{ name: 'text', type: 'text' }] },
  { name: 'place', type: 'group', flattenedFields: [{ name: 'city', type: 'text' }] },
  { name: 'updatedAt', type: 'date' },
  { name: 'lastSave', type: 'json' },
] as unknown as FlattenedField[];

const changes = (before: object, after: object) => changedFields(fields, before as never, after as never);

it.each<[string, object, object, object[]]>([
  ['a text', { title: 'Satu' }, { title: 'Dua' }, [{ field: 'title', from: 'Satu', to: 'Dua' }]],
  ['a new text', {}, { title: 'Dua' }, [{ field: 'title', from: null, to: 'Dua' }]],
  ['a cleared text', { title: 'Satu' }, { title: '' }, [{ field: 'title', from: 'Satu', to: null }]],
  ['a number', { count: 0 }, { count: 7 }, [{ field: 'count', from: '0', to: '7' }]],
  ['a checkbox', { isOpen: false }, { isOpen: true }, [{ field: 'isOpen', from: 'false', to: 'true' }]],
  [
    'texts by language',
    { title: { id: 'Satu', en: 'One' } },
    { title: { id: 'Satu', en: 'Two' } },
    [{ field: 'title.en', from: 'One', to: 'Two' }],
  ],
  ['a reference', { topic: 1 }, { topic: { id: 2, title: 'x' } }, [{ field: 'topic', from: '1', to: '2' }]],
  [
    'a reference to one of several collections',
    { owner: { relationTo: 'tags', value: 1 } },
    { owner: { relationTo: 'users', value: { id: 1 } } },
    [{ field: 'owner', from: 'tags:1', to: 'users:1' }],
  ],
  ['a list of choices', { roles: ['a'] }, { roles: ['a', 'b'] }, [{ field: 'roles', from: 'a', to: 'a, b' }]],
  ['an e-mail address, without values', { mail: 'a@x.id' }, { mail: 'b@x.id' }, [{ field: 'mail' }]],
  ['a long text, without values', { intro: 'a' }, { intro: 'b' }, [{ field: 'intro' }]],
  ['rich text, without values', { body: { root: 1 } }, { body: { root: 2 } }, [{ field: 'body' }]],
  [
    'rows, without values',
    { rows: [{ id: 1, text: 'a' }] },
    { rows: [{ id: 1, text: 'b' }] },
    [{ field: 'rows' }],
  ],
  [
    'a field of a group',
    { place: { city: 'A' } },
    { place: { city: 'B' } },
    [{ field: 'place.city', from: 'A', to: 'B' }],
  ],
  [
    'more than a short text, without values',
    { title: 'a' },
    { title: 'b'.repeat(201) },
    [{ field: 'title' }],
  ],
])('reports %s', (_what, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});

it('reports the changed rows of a named list with their plain fields', () => {
  const rate = (id: string, amount: number, day: string) => ({
    id,
    amount,
    day,
    note: { id: 'Ya', en: 'Yes' },
  });
  const list = [
    {
      name: 'values',
      type: 'array',
      flattenedFields: [
        { name: 'id', type: 'text' },
        { name: 'amount', type: 'number' },
        { name: 'day', type: 'text' },
        { name: 'note', type: 'text', localized: true },
      ],
    },
  ] as unknown as FlattenedField[];
  const before = { values: [rate('a', 0.5, '2026-01-01'), rate('b', 1, '2027-01-01')] };
  const after = {
    values: [rate('a', 5, '2026-01-01'), rate('b', 1, '2027-01-01'), rate('c', 0, '2028-01-01')],
  };
  const note = 'note: Ya / Yes';
  expect(changedFields(list, before, after, ['values'])).toEqual([
    {
      field: 'values',
      from: `amount: 0.5, day: 2026-01-01, ${note}`,
      to: `amount: 5, day: 2026-01-01, ${note}`,
    },
    { field: 'values', from: null, to: `amount: 0, day: 2028-01-01, ${note}` },
  ]);
  expect(changedFields(list, before, { values: [before.values[1]] }, ['values'])).toEqual([
    { field: 'values', from: `amount: 0.5, day: 2026-01-01, ${note}`, to: null },
  ]);
  expect(changedFields(list, before, after)).toEqual([{ field: 'values' }]);
  const notes = { values: [{ note: { id: 'Ya', en: '' } }, { amount: 2, note: {} }] };
  expect(changedFields(list, {}, notes, ['values']).map(({ to }) => to)).toEqual(['note: Ya', 'amount: 2']);
});

it.each<[string, object, object]>([
  ['the same', { title: 'Satu', count: 1 }, { title: 'Satu', count: 1 }],
  [
    'what is empty in another way',
    { title: null, rows: [], place: {} },
    { title: '', rows: null, place: { city: '' } },
  ],
  ['an unset checkbox', {}, { isOpen: false }],
  ['row ids', { rows: [{ id: 'a', text: 'x' }] }, { rows: [{ id: 'b', text: 'x' }] }],
  ['a day as another type', { day: '2026-01-02T00:00:00.000Z' }, { day: new Date('2026-01-02T00:00:00Z') }],
  ['a reference that was read with its document', { topic: 1 }, { topic: { id: 1 } }],
  ['bookkeeping', { updatedAt: 'a', lastSave: {} }, { updatedAt: 'b', lastSave: { by: 'x' } }],
  ['what the response leaves out', { title: 'Satu' }, {}],
])('does not report %s', (_what, before, after) => {
  expect(changes(before, after)).toEqual([]);
});
