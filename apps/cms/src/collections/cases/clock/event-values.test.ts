import { describe, expect, it } from 'vitest';
import { EVENT_WORDS, encodeValues, formatEventChange } from './event-values.ts';

describe('the values of an event', () => {
  const user = { i18n: { language: 'en' } };

  it('are read as they were written', () => {
    // Stored events have this form.
    const to = 'oral dispute 2026-11-25';
    expect(encodeValues(['oral', 'dispute', '2026-11-25'])).toBe(to);
    expect(formatEventChange({ kind: 'classified', to }, user)).toBe(
      ': Oral, Dispute, Wednesday, 25 November 2026',
    );
    const change = { kind: 'extended', from: '2026-11-25', to: '2026-11-26' } as const;
    expect(formatEventChange(change, user)).toBe(
      ': Wednesday, 25 November 2026 → Thursday, 26 November 2026',
    );
  });

  it('have words without spaces, each in one table, so that its label is unambiguous', () => {
    const words = EVENT_WORDS.flatMap((labels) => Object.keys(labels));
    expect(words.filter((word) => word.includes(' '))).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
