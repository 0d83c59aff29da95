import { encode } from 'uqr';

/** A QR code as one path on a grid of squares, `size` by `size`, without the quiet zone around it. */
export type QrCode = { size: number; path: string };

/** That of the last address: it stays the same until an editor changes it, and is slow to work out for each page. */
let cached: { address: string; code: QrCode | null } | undefined;

/** The code of a whole address; null where it is none. */
export function qrCodeOf(address: string): QrCode | null {
  if (cached?.address !== address) cached = { address, code: encoded(address) };
  return cached.code;
}

function encoded(address: string): QrCode | null {
  if (!URL.canParse(address)) return null;
  // A quarter of it may be unreadable: screens are dusty, and cameras far away.
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join('') };
}

/** Neighbours in a row are one rectangle. */
function rowPath(row: boolean[], y: number): string {
  const signs = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...signs.matchAll(/#+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('');
}
