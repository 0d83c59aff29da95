import { expect, it } from 'vitest';
import { qrCodeOf } from './qr-code.server.ts';

/** The modules that a path paints, as rows of characters. */
function painted({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(' '));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(''));
}

const FINDER = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];

it('the code has finder patterns in three corners', () => {
  const code = qrCodeOf('https://aplikasi.lentera.example/unduh');
  const rows = painted(code ?? { size: 0, path: '' });
  expect(rows).toHaveLength(29);
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(FINDER);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(FINDER);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(FINDER);
});

it('every address has its own code', () => {
  const path = (address: string) => qrCodeOf(address)?.path;
  expect(path('https://aplikasi.lentera.example/a')).not.toBe(path('https://aplikasi.lentera.example/b'));
});

it.each(['', '/unduh', 'aplikasi'])('%j is not an absolute URL and has no code', (address) => {
  expect(qrCodeOf(address)).toBeNull();
});
