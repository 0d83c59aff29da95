import { expect, it } from 'vitest';
import { csvLine } from './csv-writer.ts';

it('separates cells as spreadsheets of the language expect', () => {
  expect(csvLine(['a', 1, null, 'b'], 'id')).toBe('a;1;;b\r\n');
  expect(csvLine(['a', 1, null, 'b'], 'en')).toBe('a,1,,b\r\n');
});

it('quotes separators, quotes, line ends and outer spaces', () => {
  expect(csvLine(['a;b', 'a,b', 'say "no"', 'a\nb', ' a '], 'id')).toBe(
    '"a;b";a,b;"say ""no""";"a\nb";" a "\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@a', '\t=1', ' =1', '＝1', '\r=1'])('no formula escapes: %j', (text) => {
  expect(csvLine([text], 'en').replace(/^"/, '')).toMatch(/^'/);
});

it('keeps the sign of numbers', () => {
  expect(csvLine([-5], 'en')).toBe('-5\r\n');
});
