import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';

const row = (id: string, text: string, more: object = {}) => ({ id, blockType: 'text', text, ...more });
const [a, b, c] = [row('a', 'A'), row('b', 'B'), row('c', 'C')];
const base = [a, b, c];
const merged = (mine: unknown, theirs: unknown, from: unknown = base) =>
  mergeValues(from, mine, theirs).value;
/** The paths of what has to be chosen. */
const toChoose = (mine: unknown, theirs: unknown, from: unknown = base) =>
  mergeValues(from, mine, theirs).contradictions.map(({ path }) => path.join('/'));

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
    ['the same field of a row', [row('a', 'mine'), b, c], [row('a', 'theirs'), b, c], 'a/text'],
    ['a row that the other has deleted', [row('a', 'mine'), b, c], [b, c], 'a'],
    ['the order, each in their way', [b, a, c], [a, c, b], ''],
  ])('have to choose if both have changed %s', (_what, mine, theirs, path) => {
    expect(toChoose(mine, theirs)).toEqual([path]);
  });

  it('have to choose for the row that both have changed, and for no other', () => {
    const mine = [row('a', 'mine'), row('b', 'mine'), c];
    const theirs = [a, row('b', 'theirs'), row('c', 'theirs')];
    expect(toChoose(mine, theirs)).toEqual(['b/text']);
    const choosing = (side: 'mine' | 'theirs') =>
      mergeValues(base, mine, theirs, { resolve: (contradiction) => contradiction[side] }).value;
    expect(choosing('mine')).toEqual([row('a', 'mine'), row('b', 'mine'), row('c', 'theirs')]);
    expect(choosing('theirs')).toEqual([row('a', 'mine'), row('b', 'theirs'), row('c', 'theirs')]);
  });

  it('choose between a changed row and its deletion, in its place', () => {
    const choosing = (side: 'mine' | 'theirs') =>
      mergeValues(base, [a, row('b', 'mine'), c], [a, c], { resolve: (found) => found[side] }).value;
    expect(choosing('mine')).toEqual([a, row('b', 'mine'), c]);
    expect(choosing('theirs')).toEqual([a, c]);
  });
});

describe('two people who change one section of the home page', () => {
  const card = (id: string, text: string) => ({ id, icon: 'lock', text });
  const section = (title: string, ...tiles: object[]) => ({ eyebrow: 'Layanan', title, tiles });
  const was = section('Judul', card('a', 'A'), card('b', 'B'));
  const mergeSections = (mine: unknown, theirs: unknown) =>
    mergeValues(was, mine, theirs, { isSection: true, resolve: (found) => found.mine });

  it('keep the changes of different cards', () => {
    const mine = section('Judul', card('a', 'mine'), card('b', 'B'));
    const theirs = section('Judul', card('a', 'A'), card('b', 'theirs'));
    expect(mergeSections(mine, theirs)).toEqual({
      value: section('Judul', card('a', 'mine'), card('b', 'theirs')),
      contradictions: [],
    });
  });

  it('keep the title of one and the card of the other', () => {
    const merged = mergeSections(
      section('mine', card('a', 'A'), card('b', 'B')),
      section('Judul', card('a', 'A')),
    );
    expect(merged).toEqual({ value: section('mine', card('a', 'A')), contradictions: [] });
  });

  it('have to choose for the card that both have changed', () => {
    const mine = section('Judul', card('a', 'mine'), card('b', 'mine'));
    const theirs = section('theirs', card('a', 'theirs'), card('b', 'B'));
    expect(mergeSections(mine, theirs)).toEqual({
      value: section('theirs', card('a', 'mine'), card('b', 'mine')),
      contradictions: [{ path: ['tiles', 'a'], mine: card('a', 'mine'), theirs: card('a', 'theirs') }],
    });
  });
});

it('fields of a row or group that is no block are not merged: they make sense together', () => {
  const period = (amount: number, validFrom: string) => ({ id: 'a', amount, validFrom });
  const [was, mine, theirs] = [period(5, '2026-01-01'), period(6, '2026-01-01'), period(5, '2027-01-01')];
  expect(toChoose([mine], [theirs], [was])).toEqual(['a']);
  expect(toChoose({ min: 2, max: 5 }, { min: 1, max: 9 }, { min: 1, max: 5 })).toEqual(['']);
});

it('rows inside a row are merged unless its other fields have changed as well', () => {
  const link = (id: string, text: string) => ({ id, text });
  const menu = (text: string, ...links: object[]) => [{ id: 'menu', text, links }];
  const was = menu('Menu', link('a', 'A'), link('b', 'B'));
  const theirs = menu('Menu', link('a', 'A'), link('b', 'theirs'));
  expect(mergeValues(was, menu('Menu', link('a', 'mine'), link('b', 'B')), theirs)).toEqual({
    value: menu('Menu', link('a', 'mine'), link('b', 'theirs')),
    contradictions: [],
  });
  expect(toChoose(menu('mine', link('a', 'A'), link('b', 'B')), theirs, was)).toEqual(['menu']);
});

it('text and rich text are not merged', () => {
  expect(toChoose('b', 'c', 'a')).toEqual(['']);
  const text = (value: string) => ({ root: { children: [{ text: value }] } });
  expect(toChoose(text('b'), text('c'), text('a'))).toEqual(['']);
});
