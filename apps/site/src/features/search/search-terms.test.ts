import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '#src/content/search-words.ts';
import { normalizeQuery } from './search-terms.ts';

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
});
