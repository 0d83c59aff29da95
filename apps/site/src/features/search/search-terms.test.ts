import { describe, expect, it } from 'vitest';
import { LONGEST_SEARCH } from '#src/content/search-words.ts';
import { excerpt, highlightMatches, normalizeQuery, searchTerms } from './search-terms.ts';

describe('what was typed', () => {
  it.each([
    [null, ''],
    ['   ', ''],
    ['  bunga \t\n deposito ', 'bunga deposito'],
    ['a\u0000b\u200bc\u202ed', 'a b c d'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j is understood as %j', (value, text) => {
    expect(normalizeQuery(value)).toBe(text);
  });

  it('is cut off, and then has no blank at its end', () => {
    expect(normalizeQuery('x'.repeat(5_000))).toHaveLength(LONGEST_SEARCH);
    expect(normalizeQuery(`${'x'.repeat(LONGEST_SEARCH - 1)} y`)).toHaveLength(LONGEST_SEARCH - 1);
  });

  it('is looked for by its telling words, each once, in small letters without accents', () => {
    expect(searchTerms('Cara buka dan tutup CAFÉ café')).toEqual(['cara', 'buka', 'tutup', 'cafe']);
    expect(searchTerms('dan yang')).toEqual(['dan', 'yang']);
    expect(searchTerms('!?. --')).toEqual([]);
    expect(searchTerms(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(10);
  });
});

describe('a text in the results', () => {
  it('has the found words marked, whatever their case and accents', () => {
    expect(highlightMatches('Bunga deposito, BUNGÁ tetap', new Set(['bunga']))).toEqual([
      { text: 'Bunga', isFound: true },
      { text: ' deposito, ', isFound: false },
      { text: 'BUNGÁ', isFound: true },
      { text: ' tetap', isFound: false },
    ]);
    expect(highlightMatches('', new Set(['x']))).toEqual([]);
    expect(highlightMatches('tidak ada', new Set())).toEqual([{ text: 'tidak ada', isFound: false }]);
  });

  it('is shown around what was found, in whole words', () => {
    const long = `${'awal '.repeat(60)}deposito ${'akhir '.repeat(60)}`.trim();
    const part = excerpt(long, new Set(['deposito']));
    expect(part).toMatch(/^… awal .* deposito akhir .* akhir …$/);
    expect(part.length).toBeLessThan(200);
    expect(excerpt('pendek', new Set())).toBe('pendek');
    expect(excerpt(long, new Set())).toMatch(/^awal .* awal …$/);
    expect(excerpt('x'.repeat(400), new Set()).length).toBeLessThan(200);
  });
});
