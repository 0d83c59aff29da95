import { describe, expect, it } from 'vitest';
import { editDistance, Vocabulary } from './spelling.ts';

describe('the distance of two words', () => {
  it.each([
    ['deposito', 'deposito', 0],
    ['depsito', 'deposito', 1],
    ['depsoito', 'deposito', 1],
    ['tabngan', 'tabungan', 1],
    ['mortage', 'mortgage', 1],
    ['makasar', 'makassar', 1],
    ['kurs', 'kartu', 3],
    ['kpr', 'deposito', 3],
    ['kartini', 'deposit', 3],
  ])('%s and %s is %i, where 3 is any above the limit of 2', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });
});

describe('a vocabulary', () => {
  const vocabulary = new Vocabulary();
  for (const word of ['deposito', 'deposito', 'deposit', 'bali', 'balikpapan', 'bank', 'kartu', 'kartini'])
    vocabulary.add(word);

  it('corrects to the closest word, of equally close ones to the more frequent', () => {
    expect(vocabulary.corrections('depositi', 3).map(({ word }) => word)).toEqual(['deposito', 'deposit']);
    expect(vocabulary.corrections('akrtu', 3).map(({ word }) => word)).toEqual(['kartu']);
  });

  it('does not correct short words, numbers and what is far', () => {
    expect(vocabulary.corrections('bal', 3)).toEqual([]);
    expect(vocabulary.corrections('2026', 3)).toEqual([]);
    expect(vocabulary.corrections('zebra', 3)).toEqual([]);
  });

  it('completes prefixes, most frequent first', () => {
    expect(vocabulary.completions('depos', 5)).toEqual(['deposito', 'deposit']);
    expect(vocabulary.completions('ba', 2)).toEqual(['bali', 'bank']);
    expect(vocabulary.completions('', 2)).toEqual([]);
  });

  it('drops a word once it was removed as often as it was added', () => {
    vocabulary.remove('kartini');
    expect(vocabulary.count('kartini')).toBe(0);
    vocabulary.remove('deposito');
    expect(vocabulary.count('deposito')).toBe(1);
    vocabulary.add('deposito');
  });
});
