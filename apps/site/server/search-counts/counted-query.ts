import { MAX_COUNTED_QUERY_LENGTH } from '@beranda/contract';

const MAX_WORDS = 8;
/** The minimum number of digits of phone, account, card and identity numbers, also with spaces between them. */
const PERSONAL_DIGITS = 6;

/**
 * Normalizes a query for counting: lower case, single spaces. Undefined if it may be personal: an address, a number or
 * a whole sentence.
 */
export function countedQuery(typed: string): string | undefined {
  const query = typed.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const digits = query.match(/\p{N}/gu)?.length ?? 0;
  const isPersonal = digits >= PERSONAL_DIGITS || query.includes('@') || query.split(' ').length > MAX_WORDS;
  const isCounted =
    query !== '' && query.length <= MAX_COUNTED_QUERY_LENGTH && !isPersonal && !/\p{C}/u.test(query);
  return isCounted ? query : undefined;
}
