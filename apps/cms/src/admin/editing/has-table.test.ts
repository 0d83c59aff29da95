import { expect, it } from 'vitest';
import { hasTable } from './has-table.ts';

it('a table from Word or Excel is recognised, a single cell, text and lists are not', () => {
  expect(hasTable('<table class=MsoTableGrid border=1><tr><td>Bunga</td><td>3,5%</td></tr></table>')).toBe(
    true,
  );
  expect(hasTable('<html><body><TABLE><TR><TH>1</TH></TR><tr><td>1</td></tr></TABLE></body></html>')).toBe(
    true,
  );
  // A copied cell is a figure or a name: nothing is lost.
  expect(hasTable('<table><col width=64><tr><td height=20>3,5%</td></tr></table>')).toBe(false);
  expect(hasTable('<p>Tabel suku bunga</p><ul><li>tablet</li></ul>')).toBe(false);
  expect(hasTable('')).toBe(false);
});
