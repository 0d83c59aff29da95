import { expect, it } from 'vitest';
import { movedTo, rowsOf } from './rows.ts';

const ANSWER = {
  query: 'kurs dolar',
  answers: [
    { kind: 'rate', path: '/exchange-rate', language: 'id', title: 'Kurs', figure: 'Rp1', note: 'kini' },
  ],
  suggestions: [{ kind: 'pages', path: '/exchange-rate', language: 'id', title: 'Kurs valuta asing' }],
  popular: [],
} as const;
const suggestions = {
  ...ANSWER,
  answers: [...ANSWER.answers],
  suggestions: [...ANSWER.suggestions],
  popular: [],
};

it('shows direct answers first, then pages, and last the search itself', () => {
  const rows = rowsOf('kurs dolar', suggestions, ['giro']);
  expect(rows.map(({ label }) => label.kind)).toEqual(['answer', 'entry', 'search']);
  expect(rows.at(-1)?.path).toBe('/search?q=kurs+dolar');
  expect(rowsOf('x', null, []).map(({ label }) => label.kind)).toEqual(['search']);
});

it('shows earlier and popular searches while nothing is typed, each once', () => {
  const rows = rowsOf('', { ...suggestions, popular: ['giro', 'kpr'] }, ['giro']);
  expect(rows.map(({ title, label }) => [title, label.kind])).toEqual([
    ['giro', 'recent'],
    ['kpr', 'popular'],
  ]);
  expect(rowsOf('', null, [])).toEqual([]);
});

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['a', 1, undefined],
])('%s from row %d leads to %s', (key, active, next) => expect(movedTo(key, active, 3)).toBe(next));

it('without rows no key moves', () => expect(movedTo('ArrowDown', -1, 0)).toBeUndefined());
