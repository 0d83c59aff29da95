import { encode } from 'uqr';

/** QR code as one SVG path on a grid of `size` by `size` modules, without quiet zone. */
export type QrCode = { size: number; path: string };

/** Memoized for the last address: it rarely changes, and encoding is slow. */
let cached: { address: string; code: QrCode | null } | undefined;

/** QR code of an absolute URL; null if it is none. */
export function qrCodeOf(address: string): QrCode | null {
  if (cached?.address !== address) cached = { address, code: encodePath(address) };
  return cached.code;
}

function encodePath(address: string): QrCode | null {
  if (!URL.canParse(address)) return null;
  // Error correction level M tolerates about 15 % damage.
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join('') };
}

/** Adjacent modules of a row become one rectangle. */
function rowPath(row: boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...modules.matchAll(/#+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('');
}
