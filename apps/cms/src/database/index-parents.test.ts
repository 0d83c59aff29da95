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

it('adds an index to the texts of items, beside those that are there', () => {
  expect(indexed(tableOf('news_locales', ['id', '_locale', '_parentID']))).toEqual({
    before: { name: 'before', on: 'id' },
    _parent: { name: 'news_languages_idx', on: '_parentID' },
  });
});

it('leaves tables alone that hold no texts of something else', () => {
  for (const columns of [['id'], ['_parentID'], ['_locale']])
    expect(Object.keys(indexed(tableOf('other', columns)))).toEqual(['before']);
});

it('refuses a name that PostgreSQL would cut', () => {
  expect(() => indexed(tableOf(`${'n'.repeat(60)}_locales`, ['_locale', '_parentID']))).toThrow('shorter');
});
