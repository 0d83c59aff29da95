import { expect, it } from 'vitest';
import { expandQuery } from './expand-query.ts';

const groups = [
  { words: ['KPR', 'kredit pemilikan rumah', 'mortgage'], means: [] },
  { words: ['tf', 'trf'], means: ['transfer'] },
  { words: ['m-banking', 'aplikasi'], means: [] },
  { words: ['kredit', 'pinjaman'], means: [] },
];

const synonyms = (query: string) =>
  expandQuery(query, groups).map(({ phrase, synonyms }) => [phrase, ...synonyms]);

it('adds all others of a two-way group, and the meaning of a one-way group', () => {
  expect(synonyms('syarat Mortgage')).toEqual([['syarat'], ['mortgage', 'KPR', 'kredit pemilikan rumah']]);
  expect(synonyms('tf')).toEqual([['tf', 'transfer']]);
  expect(synonyms('transfer')).toEqual([['transfer']]);
});

it('prefers the longest phrase', () => {
  expect(synonyms('kredit pemilikan rumah')).toEqual([['kredit pemilikan rumah', 'KPR', 'mortgage']]);
  expect(synonyms('kredit rumah')).toEqual([['kredit', 'pinjaman'], ['rumah']]);
});

it('compares phrases without case and punctuation', () => {
  expect(synonyms('M-Banking?')).toEqual([['mbanking', 'aplikasi']]);
});

it('names the groups of each part', () => {
  expect(expandQuery('trf kpr', groups).map((part) => part.groups)).toEqual([[1], [0]]);
});

it('adds the synonyms of all groups; synonyms are not transitive', () => {
  const chained = [
    { words: ['a', 'b'], means: [] },
    { words: ['a'], means: ['c'] },
    { words: ['c', 'd'], means: [] },
  ];
  expect(expandQuery('a', chained)).toEqual([{ phrase: 'a', synonyms: ['b', 'c'], groups: [0, 1] }]);
});

it('returns nothing for a query without words', () => {
  expect(expandQuery(' ?! ', groups)).toEqual([]);
});

it('finds a phrase in other forms of its words, as the index does', () => {
  const opening = [{ words: ['buka rekening'], means: ['pembukaan tabungan'] }];
  expect(expandQuery('cara membuka rekeningnya', opening)).toEqual([
    { phrase: 'cara', synonyms: [], groups: [] },
    { phrase: 'membuka rekeningnya', synonyms: ['buka rekening', 'pembukaan tabungan'], groups: [0] },
  ]);
});

it('names a group once that has a phrase in two spellings', () => {
  const spellings = [{ words: ['m-banking', 'mbanking', 'aplikasi'], means: [] }];
  expect(expandQuery('mbanking', spellings)).toEqual([
    { phrase: 'mbanking', synonyms: ['aplikasi'], groups: [0] },
  ]);
});

it('shows a phrase as it is written in the group', () => {
  const opening = [{ words: ['Buka Rekening'], means: ['Pembukaan'] }];
  expect(expandQuery('membuka rekeningnya', opening)[0]?.synonyms).toEqual(['Buka Rekening', 'Pembukaan']);
});
