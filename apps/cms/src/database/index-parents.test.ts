import { expect, it } from 'vitest';
import { indexParents } from './index-parents.ts';

const tableOf = (name: string, columns: string[]) => ({
  name,
  columns: Object.fromEntries(columns.map((column) => [column, {}])),
  indexes: { before: { name: 'before', on: 'id' } },
});

function indexed(table: ReturnType<typeof tableOf>) {
  const schema = {};
  expect(indexParents({ adapter: { rawTables: { [table.name]: table } }, schema })).toBe(schema);
  return table.indexes;
}

it('adds an index to translated texts, beside the existing ones', () => {
  expect(indexed(tableOf('home_locales', ['id', '_locale', '_parentID', 'title']))).toEqual({
    before: { name: 'before', on: 'id' },
    _parent: { name: 'home_languages_idx', on: ['_parentID'] },
  });
});

it('includes the columns that decide visibility', () => {
  const columns = ['title', '_status', 'id', '_locale', '_parentID'];
  expect(indexed(tableOf('news_locales', columns))).toMatchObject({
    _parent: { on: ['_parentID', '_locale', '_status', 'title'] },
  });
});

it('ignores tables without translations of a parent', () => {
  for (const columns of [['id'], ['_parentID'], ['_locale']])
    expect(Object.keys(indexed(tableOf('other', columns)))).toEqual(['before']);
});

it('rejects a name that PostgreSQL would truncate', () => {
  expect(() => indexed(tableOf(`${'n'.repeat(60)}_locales`, ['_locale', '_parentID']))).toThrow('shorter');
});
