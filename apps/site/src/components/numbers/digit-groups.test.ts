import { describe, expect, test } from 'vitest';
import { formatWhileTyping } from './digit-groups.ts';

/** Text with the caret as `|`, before and after a key press, and the formatted result. */
function typed(before: string, after: string, inputType = 'insertText', locale: 'id' | 'en' = 'id') {
  const caret = after.indexOf('|');
  const result = formatWhileTyping(
    { text: after.replace('|', ''), previousText: before.replace('|', ''), caret, inputType },
    locale,
  );
  return result && `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
}

test.each([
  ['123|', '1234|', '1.234|'],
  ['1.234|', '1.2345|', '12.345|'],
  ['1|.234', '15|.234', '15|.234'],
  ['12|.345', '129|.345', '129|.345'],
  ['123|.456', '1239|.456', '1.239|.456'],
  ['|123.456', '9|123.456', '9|.123.456'],
  ['', '1500000|', '1.500.000|'],
  ['0|', '05|', '5|'],
  ['1.000|', '1.000,|', '1.000,|'],
  ['1.000,|', '1.000,5|', '1.000,5|'],
  ['1|', '|', '|'],
])('from %j a key press makes %j, formatted as %j', (before, after, expected) => {
  expect(typed(before, after)).toBe(expected);
});

test.each([
  ['deleteContentBackward', '1.234|', '1.23|', '123|'],
  ['deleteContentBackward', '1.|234', '1|234', '|234'],
  ['deleteContentForward', '1|.234', '1|234', '1|34'],
  ['deleteContentBackward', '12.345|.678', '12.34|.678', '1.234|.678'],
])('%s turns %j into %j, then %j', (inputType, before, after, expected) => {
  expect(typed(before, after, inputType)).toBe(expected);
});

test('English uses its own separators', () => {
  expect(typed('123|', '1234.5|', 'insertText', 'en')).toBe('1,234.5|');
});

test.each([
  ['id', 'Rp 250.000.000', '250.000.000|'],
  ['id', 'Rp 1.000.000,50', '1.000.000,5|'],
  ['en', 'Rp\u00a0250.000.000', '250,000,000|'],
  ['en', 'Rp 1.000.000,50', '1,000,000.5|'],
  ['en', 'Rp 250.000', '250,000|'],
  ['id', 'IDR 250,000', '250.000|'],
  ['id', '250.50', '250,5|'],
  ['en', '0,125', '0.125|'],
] as const)('in %s the pasted %j becomes the number', (locale, text, expected) => {
  expect(typed('|', `${text}|`, 'insertFromPaste', locale)).toBe(expected);
  expect(typed('|', `${text}|`, 'insertFromDrop', locale)).toBe(expected);
});

test.each(['250.', 'tiga juta', '1.000.00'])('the pasted %j, which is no number, stays as it is', (text) => {
  expect(typed('|', `${text}|`, 'insertFromPaste')).toBeUndefined();
});

describe('an edit that would change the number is not reformatted', () => {
  test.each([
    ['id', '250.50'],
    ['id', '120.50'],
    ['id', '0.125'],
    ['id', '250.'],
    ['en', '250,50'],
    ['en', '0,125'],
    ['en', '1,5'],
  ] as const)('in %s %j, typed before hydration', (locale, text) => {
    const before = locale === 'id' ? '120.000.000|' : '120,000,000|';
    for (const inputType of ['', 'historyUndo'])
      expect(typed(before, `${text}|`, inputType, locale)).toBeUndefined();
  });

  test('and while typing continues', () => {
    expect(typed('250|', '250.|')).toBeUndefined();
    expect(typed('250.|', '250.5|')).toBeUndefined();
    expect(typed('250.5|', '250.50|')).toBeUndefined();
    expect(typed('250.50|', '250.5|', 'deleteContentBackward')).toBeUndefined();
    // Removes the separator but no digit.
    expect(typed('250.|50', '250|50', 'deleteContentBackward')).toBe('25.0|50');
  });
});

test.each([
  ['insertFromPaste', '120000000|', '120.000.000|'],
  ['insertFromPaste', '1500000,5|', '1.500.000,5|'],
  ['', '600000000|', '600.000.000|'],
])('%s of the same number groups its thousands: %j', (inputType, after, expected) => {
  expect(typed('50.000.000|', after, inputType)).toBe(expected);
});

test('separators that were typed are treated as grouping once they are in the right places', () => {
  expect(typed('1.00|', '1.000|')).toBe('1.000|');
  expect(typed('1.000|', '1.0000|')).toBe('10.000|');
});

test.each(['12a|', '-5|', '1,2,3|'])('%j is not reformatted', (text) => {
  expect(typed('', text)).toBeUndefined();
});
