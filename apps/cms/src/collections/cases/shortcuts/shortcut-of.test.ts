import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});
const outside = { closest: () => null };

describe('a shortcut', () => {
  it('is a character without modifier, outside fields', () => {
    expect(shortcutOf(press('j'), outside)).toBe('j');
    // Caps lock, and a `?` that needs Shift.
    expect(shortcutOf(press('J'), outside)).toBe('j');
    expect(shortcutOf(press('?'), null)).toBe('?');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { defaultPrevented: true },
  ])('is not taken with %o', (more) => {
    expect(shortcutOf(press('r', more), outside)).toBeNull();
  });

  it('is not taken from a field, and no named key is one', () => {
    const inField = { closest: (fields: string) => (fields.includes('textarea') ? ({} as Element) : null) };
    expect(shortcutOf(press('n'), inField)).toBeNull();
    expect(shortcutOf(press('Enter'), outside)).toBeNull();
  });
});
