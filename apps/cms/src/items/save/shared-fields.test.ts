import type { FlattenedField } from 'payload';
import { expect, it } from 'vitest';
import { contentAsText, isSameIn, mergeLanguages, sharedChanges } from './shared-fields.ts';

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

it('finds differences in shared fields, groups and rows', () => {
  expect(changed({ ...before, slug: 'b' })).toEqual(['slug']);
  expect(changed({ ...before, action: { ...before.action, kind: 'y' } })).toEqual(['action']);
  expect(changed({ ...before, rows: [{ rate: '6' }] })).toEqual(['rows']);
  expect(changed({ ...before, rows: [] })).toEqual(['rows']);
});

it('ignores localized texts, row ids, computed fields and kinds of empty values', () => {
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

const draft = {
  slug: 'b',
  title: { id: 'Baru', en: 'New' },
  action: { kind: 'y', label: { id: 'Mulai', en: 'Start' } },
  rows: [
    { id: '2', rate: '6', note: { id: 'Kedua', en: 'Second' } },
    { id: '1', rate: '7', note: { id: 'Pertama', en: 'First' } },
  ],
};

it('merges a language’s texts into shared fields of another state, rows by id', () => {
  expect(mergeLanguages(fields, before, { id: draft, en: before })).toEqual({
    slug: 'a',
    title: { id: 'Baru' },
    action: { kind: 'x', label: { id: 'Mulai' } },
    rows: [{ id: '1', rate: '5', note: { id: 'Pertama' } }],
  });
});

it('merges texts into reordered rows and takes texts of new rows', () => {
  const stored = { ...before, rows: [{ id: '1', rate: '5', note: { id: 'Catatan', en: 'Note' } }] };
  const { rows } = mergeLanguages(fields, draft, { id: draft, en: stored });
  expect(rows).toEqual([
    { id: '2', rate: '6', note: { id: 'Kedua', en: 'Second' } },
    { id: '1', rate: '7', note: { id: 'Pertama', en: 'Note' } },
  ]);
});

it('compares states in one language', () => {
  const inEnglish = { ...before, title: { id: 'Judul', en: 'Title' }, _status: { id: 'published' } };
  expect(isSameIn(fields, before, inEnglish, 'id')).toBe(true);
  expect(isSameIn(fields, before, inEnglish, 'en')).toBe(false);
  expect(isSameIn(fields, before, { ...before, slug: 'b' }, 'id')).toBe(false);
  expect(isSameIn(fields, before, { ...before, rows: [{ rate: '5', note: { id: 'Lain' } }] }, 'id')).toBe(
    false,
  );
});

it('names what would be published independently of the order of fields and of new, empty ones', () => {
  const group = (name: string, flattenedFields: object[]) => ({ name, type: 'group', flattenedFields });
  const newer = [
    group('figures', [text('unit'), group('labels', [text('short', true)])]),
    ...[...fields].reverse(),
    { name: 'links', type: 'array', flattenedFields: [text('label', true)] },
  ] as unknown as FlattenedField[];
  expect(contentAsText(newer, { ...before, links: [] }, ['id', 'en'])).toEqual(
    contentAsText(fields, before, ['id', 'en']),
  );
});

it('names texts of a language and shared fields apart', () => {
  const stored = contentAsText(fields, before, ['id']);
  const after = (values: object) => contentAsText(fields, { ...before, ...values }, ['id']);
  const rowsWith = (row: object) => ({ rows: [{ id: '1', rate: '5', note: { id: 'Catatan' }, ...row }] });
  expect(after({ title: { id: 'Judul', en: 'Title' } })).toEqual(stored);
  for (const values of [{ slug: 'b' }, rowsWith({ rate: '6' })]) {
    expect(after(values).localized).toBe(stored.localized);
    expect(after(values).shared).not.toBe(stored.shared);
  }
  for (const values of [{ title: { id: 'Lain' } }, rowsWith({ note: { id: 'Lain' } })]) {
    expect(after(values).localized).not.toBe(stored.localized);
    expect(after(values).shared).toBe(stored.shared);
  }
});
