/** Path suffix of a page's payload. */
export const PAYLOAD_FILE = '/_payload.json';

/**
 * Normalizes percent-encoding: decodes unreserved characters (RFC 3986, 6.2.2), so that each page has one cache key.
 * Expects valid escapes only: decoding an invalid one may produce another.
 */
export function normalizePath(path: string): string {
  return path.replaceAll(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}
