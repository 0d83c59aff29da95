import { describe, expect, it } from 'vitest';
import { numberIn, numberTyped, signOfFile, signShownBy } from './numbers.ts';

describe('the decimal sign of a number', () => {
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
  ])('%s: %s', (text, sign) => {
    expect(signShownBy(text)).toBe(sign);
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
  ] as const)('%s with %s is %s', (text, sign, value) => {
    expect(numberIn(text, sign)).toBe(value);
  });

  it.each([
    ['15.570', ',', 15_570],
    ['15570.5', ',', 15_570.5],
    ['15,570', '.', 15_570],
    ['15570,5', '.', 15_570.5],
    ['lima', ',', 'lima'],
    ['0.650', ',', 0.65],
  ] as const)('typed as %s where the sign is %s is %s', (text, sign, value) => {
    expect(numberTyped(text, sign)).toBe(value);
  });
});

describe('the decimal sign of a file', () => {
  const cells = (...texts: string[]) => texts.map((text, index) => ({ line: index + 2, text }));

  it('is derived from unambiguous numbers', () => {
    expect(signOfFile(cells('15.570', '15.580,5'), ',')).toEqual({ sign: ',', isGuess: false });
    expect(signOfFile(cells('15,570', '15,580.5'), ';')).toEqual({ sign: '.', isGuess: false });
  });

  it('is guessed from the cell separator otherwise, and reported as a guess', () => {
    expect(signOfFile(cells('15.570', '15.580'), ';')).toEqual({ sign: ',', isGuess: true });
    expect(signOfFile(cells('15.570', '15.580'), ',')).toEqual({ sign: '.', isGuess: true });
    expect(signOfFile(cells('15570', '15580'), ',')).toEqual({ sign: '.', isGuess: false });
  });

  it('is undetermined if numbers contradict each other', () => {
    expect(signOfFile(cells('15570,5', '15.570', '15570.5'), ';')).toEqual({ conflict: 4 });
  });
});
