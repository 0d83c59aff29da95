import { expect, it } from 'vitest';
import { parseOutline } from './outline.ts';

const leaf = (name: string) => ({ name, units: [] });

it.each([
  ['', []],
  ['A', [leaf('A')]],
  ['A\n  B\n  C\nD', [{ name: 'A', units: [leaf('B'), leaf('C')] }, leaf('D')]],
  [
    'A\n  B\n    C\nD\n  E',
    [
      { name: 'A', units: [{ name: 'B', units: [leaf('C')] }] },
      { name: 'D', units: [leaf('E')] },
    ],
  ],
  // Indented by more than one level.
  ['A\n        B\n  C', [{ name: 'A', units: [leaf('B'), leaf('C')] }]],
  ['  A\n\n  \n- B\n\t- C', [leaf('A'), { name: 'B', units: [leaf('C')] }]],
])('%j is parsed level by level', (text, units) => {
  expect(parseOutline(text)).toEqual(units);
});
