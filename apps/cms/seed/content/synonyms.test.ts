import { foldPhrase } from '@beranda/contract';
import { expect, it } from 'vitest';
import { synonymGroupOf } from '#cms/globals/search/synonym-row.ts';
import { synonyms } from './synonyms.ts';

const groups = synonyms.map(([words, means]) => synonymGroupOf({ words, ...(means ? { means } : {}) }));

it('has each word in at most one two-way group, and none alone', () => {
  const twoWay = groups.filter(({ means }) => means.length === 0);
  const words = twoWay.flatMap((group) => group.words.map(foldPhrase));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(twoWay.filter((group) => group.words.length < 2)).toEqual([]);
});

it('has no word on both sides of a one-way group', () => {
  const both = groups.flatMap(({ means, words }) => {
    const left = words.map(foldPhrase);
    return means.filter((word) => left.includes(foldPhrase(word)));
  });
  expect(both).toEqual([]);
});
