/**
 * Upper bound of results in rupiah: integers are exact up to 2^53. Slightly less, because the bound itself is
 * estimated in floating point.
 */
export const MAX_AMOUNT = 9_000_000_000_000_000;
