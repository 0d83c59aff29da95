import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '#src/content/search-words.ts';
import { excerpt, highlightMatches, normalizeQuery, searchTerms } from './search-terms.ts';

describe('normalized input', () => {
  it.each([
    [null, ''],
    ['   ', ''],
    ['  bunga \t\n deposito ', 'bunga deposito'],
    ['a\u0000b\u200bc\u202ed', 'a b c d'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j becomes %j', (value, text) => {
    expect(normalizeQuery(value)).toBe(text);
  });

  it('is truncated and trimmed', () => {
    expect(normalizeQuery('x'.repeat(5_000))).toHaveLength(MAX_SEARCH_LENGTH);
    expect(normalizeQuery(`${'x'.repeat(MAX_SEARCH_LENGTH - 1)} y`)).toHaveLength(MAX_SEARCH_LENGTH - 1);
  });

  it('has unique search terms in lower case, without accents and stop words', () => {
    expect(searchTerms('Cara buka dan tutup CAFÉ café')).toEqual(['cara', 'buka', 'tutup', 'cafe']);
    expect(searchTerms('dan yang')).toEqual(['dan', 'yang']);
    expect(searchTerms('!?. --')).toEqual([]);
    expect(searchTerms(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(10);
  });
});

describe('an excerpt', () => {
  it('highlights matched words, ignoring case and accents', () => {
    expect(highlightMatches('Bunga deposito, BUNGÁ tetap', new Set(['bunga']))).toEqual([
      { text: 'Bunga', isFound: true },
      { text: ' deposito, ', isFound: false },
      { text: 'BUNGÁ', isFound: true },
      { text: ' tetap', isFound: false },
    ]);
    expect(highlightMatches('', new Set(['x']))).toEqual([]);
    expect(highlightMatches('tidak ada', new Set())).toEqual([{ text: 'tidak ada', isFound: false }]);
  });

  it('surrounds the first match, in whole words', () => {
    const long = `${'awal '.repeat(60)}deposito ${'akhir '.repeat(60)}`.trim();
    const part = excerpt(long, new Set(['deposito']));
    expect(part).toMatch(/^… awal .* deposito akhir .* akhir …$/);
    expect(part.length).toBeLessThan(200);
    expect(excerpt('pendek', new Set())).toBe('pendek');
    expect(excerpt(long, new Set())).toMatch(/^awal .* awal …$/);
    expect(excerpt('x'.repeat(400), new Set()).length).toBeLessThan(200);
  });
});
