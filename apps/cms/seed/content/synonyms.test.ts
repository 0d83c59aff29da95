import { MAX_SYNONYM_GROUPS, MAX_SYNONYM_LENGTH, MAX_SYNONYM_WORDS } from '@beranda/contract';
import { expandQuery, foldPhrase } from '@beranda/search';
import { expect, it } from 'vitest';
import { synonymGroupOf } from '#cms/collections/synonyms/synonym-group.ts';
import { wordListIssue } from '#cms/collections/synonyms/word-list.ts';
import { searchWords } from './search-words/search-words.ts';
import { synonyms } from './synonyms.ts';

const groups = synonyms.map(([words, means]) => synonymGroupOf({ words, ...(means ? { means } : {}) }));

it('has each word in at most one two-way group, and none alone', () => {
  const twoWay = groups.filter(({ means }) => means.length === 0);
  const words = twoWay.flatMap((group) => group.words.map(foldPhrase));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(twoWay.filter((group) => group.words.length < 2)).toEqual([]);
});

it('has lists that staff could write as well', () => {
  const limits = { maxWords: MAX_SYNONYM_WORDS, maxLength: MAX_SYNONYM_LENGTH };
  const lists = synonyms.flatMap(([words, means]) => (means ? [words, means] : [words]));
  expect(lists.map((list) => wordListIssue(list, limits)).filter((issue) => issue !== null)).toEqual([]);
  expect(synonyms.length).toBeLessThanOrEqual(MAX_SYNONYM_GROUPS);
});

it('has no word on both sides of a one-way group', () => {
  const both = groups.flatMap(({ means, words }) => {
    const left = words.map(foldPhrase);
    return means.filter((word) => left.includes(foldPhrase(word)));
  });
  expect(both).toEqual([]);
});

it('names no search word of an item twice', () => {
  const twice = searchWords.flatMap(([, items]) =>
    Object.entries(items).flatMap(([slug, words]) => {
      const all = String(words).split(',').map(foldPhrase);
      return all.filter((word, index) => all.indexOf(word) !== index).map((word) => `${slug}: ${word}`);
    }),
  );
  expect(twice).toEqual([]);
});

it('takes “cek” for the verb, not for a cheque', () => {
  expect(expandQuery('cek saldo', groups)[0]).toEqual({ phrase: 'cek', synonyms: [], groups: [] });
  expect(expandQuery('buku cek', groups)[0]?.synonyms).toContain('cheque');
});
