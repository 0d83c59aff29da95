import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const row = (id: string, text: string, more: object = {}) => ({ id, blockType: 'text', text, ...more });
const [a, b, c] = [row('a', 'A'), row('b', 'B'), row('c', 'C')];
const base = [a, b, c];
const merged = (mine: unknown, theirs: unknown, from: unknown = base) =>
  mergeValues(from, mine, theirs)?.value;

describe('two people who change one list of rows', () => {
  it('keep the changes of different rows', () => {
    expect(merged([row('a', 'mine'), b, c], [a, b, row('c', 'theirs')])).toEqual([
      row('a', 'mine'),
      b,
      row('c', 'theirs'),
    ]);
  });

  it('keep the changes of different fields of one row, also in its own rows', () => {
    const card = (heading: string, ...texts: string[]) => [
      row('a', heading, { cards: texts.map((text, index) => row(`card-${index}`, text)) }),
    ];
    expect(merged(card('mine', 'x', 'y'), card('A', 'x', 'theirs'), card('A', 'x', 'y'))).toEqual(
      card('mine', 'x', 'theirs'),
    );
  });

  it.each([
    ['one of them', [a, c], [row('a', 'theirs'), b, c], [row('a', 'theirs'), c]],
    ['the other', [row('a', 'mine'), b, c], [a, b], [row('a', 'mine'), b]],
  ])('lose a row that %s has deleted and nobody has changed', (_who, mine, theirs, rows) => {
    expect(merged(mine, theirs)).toEqual(rows);
  });

  it('keep rows that both have added, each after the row that it follows', () => {
    const [x, y] = [row('x', 'X'), row('y', 'Y')];
    expect(merged([a, x, b, c], [a, b, c, y])).toEqual([a, x, b, c, y]);
    expect(merged([x, a, b, c], [a, y, b, c])).toEqual([x, a, y, b, c]);
  });

  it('keep the order of the editor who has moved rows, with what the other has changed', () => {
    expect(merged([c, a, b], [a, row('b', 'theirs'), c])).toEqual([c, a, row('b', 'theirs')]);
    expect(merged([row('a', 'mine'), b, c], [c, b, a])).toEqual([c, b, row('a', 'mine')]);
  });

  it.each([
    ['the same field of a row', [row('a', 'mine'), b, c], [row('a', 'theirs'), b, c]],
    ['a row that the other has deleted', [row('a', 'mine'), b, c], [b, c]],
    ['the order, each in their way', [b, a, c], [a, c, b]],
  ])('have to choose if both have changed %s', (_what, mine, theirs) => {
    expect(mergeValues(base, mine, theirs)).toBeNull();
  });
});

it('fields of a row or group that is no block are not merged: they make sense together', () => {
  const period = (amount: number, validFrom: string) => ({ id: 'a', amount, validFrom });
  const [was, mine, theirs] = [period(5, '2026-01-01'), period(6, '2026-01-01'), period(5, '2027-01-01')];
  expect(mergeValues([was], [mine], [theirs])).toBeNull();
  expect(mergeValues({ min: 1, max: 5 }, { min: 2, max: 5 }, { min: 1, max: 9 })).toBeNull();
});

it('text and rich text are not merged', () => {
  expect(mergeValues('a', 'b', 'c')).toBeNull();
  const text = (value: string) => ({ root: { children: [{ text: value }] } });
  expect(mergeValues(text('a'), text('b'), text('c'))).toBeNull();
});
