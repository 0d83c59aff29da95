import { expect, test } from 'vitest';
import { regroup } from './digit-groups.ts';

/** Text with the caret as `|`, before a key and after it, and what is made of it. */
function typed(before: string, after: string, inputType = 'insertText', locale: 'id' | 'en' = 'id') {
  const caret = after.indexOf('|');
  const result = regroup(
    { text: after.replace('|', ''), before: before.replace('|', ''), caret, inputType },
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
])('from %j a key makes %j, which is shown as %j', (before, after, expected) => {
  expect(typed(before, after)).toBe(expected);
});

test.each([
  ['deleteContentBackward', '1.234|', '1.23|', '123|'],
  ['deleteContentBackward', '1.|234', '1|234', '|234'],
  ['deleteContentForward', '1|.234', '1|234', '1|34'],
  ['deleteContentBackward', '12.345|.678', '12.34|.678', '1.234|.678'],
])('%s makes of %j first %j and then %j', (inputType, before, after, expected) => {
  expect(typed(before, after, inputType)).toBe(expected);
});

test('English has its own signs', () => {
  expect(typed('123|', '1234.5|', 'insertText', 'en')).toBe('1,234.5|');
});

test.each(['12a|', '-5|', '1,2,3|'])('%j stays as it is', (text) => {
  expect(typed('', text)).toBeUndefined();
});
