/** Below a page's path, the address of the page's data alone. */
export const PAYLOAD_FILE = '/_payload.json';

/**
 * One spelling for each path: escapes that need not be escapes are undone (RFC 3986, 6.2.2). Without this every
 * page would have thousands of addresses. Expects whole escapes only: a broken one may leave another behind.
 */
export function normalisePath(path: string): string {
  return path.replaceAll(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}
