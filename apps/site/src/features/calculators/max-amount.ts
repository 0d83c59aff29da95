/**
 * What no result may exceed, in rupiah: from 2^53 on it could not be worked out exactly. A little less, because what
 * a result comes to is estimated in doubles.
 */
export const MAX_AMOUNT = 9_000_000_000_000_000;
