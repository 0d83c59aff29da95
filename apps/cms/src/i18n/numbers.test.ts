import { describe, expect, it } from 'vitest';
import { parseNumber, parseTypedNumber, separatorOfFile, separatorShownBy } from './numbers.ts';

describe('the decimal separator of a number', () => {
  it.each([
    ['15570', null],
    ['15.570', null],
    ['15,570', null],
    ['15570.25', '.'],
    ['15570,25', ','],
    ['15.570,25', ','],
    ['15,570.25', '.'],
    ['1.234.567', ','],
    ['1,234,567', '.'],
    ['0.123', '.'],
    ['1234.567', '.'],
    ['15,5', ','],
    ['Rp 15.570,5', ','],
    ['-0,5', ','],
    ['abc', null],
  ])('of %s is %s', (text, separator) => {
    expect(separatorShownBy(text)).toBe(separator);
  });
});

describe('a number', () => {
  it.each([
    ['15570', ',', 15_570],
    ['15.570', ',', 15_570],
    ['15.570,25', ',', 15_570.25],
    ['15 570,25', ',', 15_570.25],
    ['15\u00a0570', '.', 15_570],
    ['Rp15.570', ',', 15_570],
    ['15,570.25', '.', 15_570.25],
    ['15.570', '.', 15.57],
    ['-3,5', ',', -3.5],
    ['1.5.5', ',', null],
    ['15.57', ',', null],
    ['1,55.5', '.', null],
    ['0.650', ',', null],
    ['0,650', '.', null],
    ['0.650', '.', 0.65],
    ['012.650', ',', null],
    ['1e5', '.', null],
    ['0x10', '.', null],
    ['', '.', null],
    ['12 abc', '.', null],
  ] as const)('%s with %s is %s', (text, separator, value) => {
    expect(parseNumber(text, separator)).toBe(value);
  });

  it.each([
    ['15.570', ',', 15_570],
    ['15570.5', ',', 15_570.5],
    ['15,570', '.', 15_570],
    ['15570,5', '.', 15_570.5],
    ['lima', ',', 'lima'],
    ['0.650', ',', 0.65],
  ] as const)('typed as %s where the separator is %s is %s', (text, separator, value) => {
    expect(parseTypedNumber(text, separator)).toBe(value);
  });
});

describe('the decimal separator of a file', () => {
  const cells = (...texts: string[]) => texts.map((text, index) => ({ line: index + 2, text }));

  it('is derived from unambiguous numbers', () => {
    expect(separatorOfFile(cells('15.570', '15.580,5'), ',')).toEqual({ separator: ',', isGuess: false });
    expect(separatorOfFile(cells('15,570', '15,580.5'), ';')).toEqual({ separator: '.', isGuess: false });
  });

  it('is guessed from the cell separator otherwise, and reported as a guess', () => {
    expect(separatorOfFile(cells('15.570', '15.580'), ';')).toEqual({ separator: ',', isGuess: true });
    expect(separatorOfFile(cells('15.570', '15.580'), ',')).toEqual({ separator: '.', isGuess: true });
    expect(separatorOfFile(cells('15570', '15580'), ',')).toEqual({ separator: '.', isGuess: false });
  });

  it('is undetermined if numbers contradict each other', () => {
    expect(separatorOfFile(cells('15570,5', '15.570', '15570.5'), ';')).toEqual({ conflict: 4 });
  });
});
