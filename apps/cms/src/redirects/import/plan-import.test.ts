import { expect, it } from 'vitest';
import type { RedirectKind } from '../stored-redirects.ts';
import { planImport } from './plan-import.ts';
import type { CsvRow } from './read-csv.ts';

const SITE = 'https://www.bank.example';

const stored = (from: string, to: string, status: RedirectKind = 'permanent') => ({
  id: 1,
  from,
  to,
  status,
  updatedAt: '2026-01-02T03:04:05.000Z',
  createdAt: '2026-01-02T03:04:05.000Z',
});

function plan(rows: [string, string, RedirectKind?][], existing: ReturnType<typeof stored>[] = []) {
  const typed: CsvRow[] = rows.map(([from, to, status = 'permanent'], index) => ({
    line: index + 2,
    from,
    to,
    status,
  }));
  const { steps, errors } = planImport(typed, existing, SITE);
  return {
    steps: steps.map(({ from, to, effect }) => [from, to, effect]),
    errors: errors.map(({ line, reason }) => [line, reason.en]),
  };
}

it('reports new, changed and unchanged redirects', () => {
  const existing = [stored('/a', '/x'), stored('/b', '/x'), stored('/c', '/x', 'temporary')];
  const rows: [string, string][] = [
    ['/a', `${SITE}/x`],
    ['/b', '/y'],
    ['/c', '/x'],
    [' /d e', '/z'],
  ];
  expect(plan(rows, existing)).toEqual({
    steps: [
      ['/a', '/x', 'unchanged'],
      ['/b', '/y', 'changed'],
      ['/c', '/x', 'changed'],
      ['/d%20e', '/z', 'created'],
    ],
    errors: [],
  });
});

it('reports every bad line', () => {
  const { errors, steps } = plan([
    ['a', '/b'],
    ['/a', 'javascript:alert(1)'],
    ['/c', '/d'],
    ['/c', '/e'],
  ]);
  expect(steps).toEqual([['/c', '/d', 'created']]);
  expect(errors).toEqual([
    [2, expect.stringMatching(/^from: Write an address/)],
    [3, expect.stringMatching(/^to: Write an address/)],
    [5, 'from: This address is on line 4 already.'],
  ]);
});

it('detects loops inside the file and with existing redirects, each once', () => {
  const { errors } = plan(
    [
      ['/a', '/b'],
      ['/b', '/a'],
      ['/x', '/y'],
      ['/self/**', '/self/new'],
    ],
    [stored('/y', '/z'), stored('/z', '/x')],
  );
  expect(errors.toSorted()).toEqual([
    [2, expect.stringMatching(/: \/a → \/b → \/a$/)],
    [4, expect.stringMatching(/: \/x → \/y → \/z → \/x$/)],
    [5, expect.stringMatching(/: \/self\/\*\* → \/self\/\*\*$/)],
  ]);
});

it('validates the file as a whole: a loop that another line opens is none', () => {
  const existing = [stored('/a', '/b')];
  expect(
    plan(
      [
        ['/b', '/a'],
        ['/a', '/c'],
      ],
      existing,
    ).errors,
  ).toEqual([]);
});
