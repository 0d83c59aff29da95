import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { sharedChanges, withSharedOf } from './shared-fields.ts';

const text = (name: string, localized = false) => ({ name, type: 'text', localized });
const action = { name: 'action', type: 'group', flattenedFields: [text('kind'), text('label', true)] };
const rows = { name: 'rows', type: 'array', flattenedFields: [text('id'), text('rate'), text('note', true)] };
const computed = { ...text('computed'), virtual: true };
const fields = [text('slug'), text('title', true), action, rows, computed] as unknown as FlattenedField[];

const before = {
  slug: 'a',
  title: { id: 'Judul' },
  action: { kind: 'x', label: { id: 'Buka' } },
  rows: [{ id: '1', rate: '5', note: { id: 'Catatan' } }],
};

const changed = (after: object) =>
  sharedChanges(fields, before, after as never).map(({ field }) => field.name);

it('finds what differs in fields, groups and rows that both languages share', () => {
  expect(changed({ ...before, slug: 'b' })).toEqual(['slug']);
  expect(changed({ ...before, action: { ...before.action, kind: 'y' } })).toEqual(['action']);
  expect(changed({ ...before, rows: [{ rate: '6' }] })).toEqual(['rows']);
  expect(changed({ ...before, rows: [] })).toEqual(['rows']);
});

it('takes no notice of texts of a language, ids of rows, computed fields and kinds of nothing', () => {
  const after = {
    ...before,
    title: 'Another',
    action: { kind: 'x', label: 'Open' },
    rows: [{ id: 'new', rate: '5', note: '' }],
    computed: 'now',
  };
  expect(changed(after)).toEqual([]);
  const empty = [text('a'), text('b'), rows] as unknown as FlattenedField[];
  expect(sharedChanges(empty, { a: null, b: '', rows: null }, { b: false, rows: [] })).toEqual([]);
});

it('puts the texts of one state to what is shared of another', () => {
  const draft = {
    slug: 'b',
    title: { id: 'Baru' },
    action: { kind: 'y', label: { id: 'Mulai' } },
    rows: [{ id: '2', rate: '6' }],
  };
  expect(withSharedOf(fields, before, draft)).toEqual({
    slug: 'a',
    title: { id: 'Baru' },
    action: { kind: 'x', label: { id: 'Mulai' } },
    rows: before.rows,
  });
});
