import { z } from 'zod';

/** Crockford's base 32: no I, L, O or U, so that a ticket can be read aloud. */
export const TICKET_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const TICKET_GROUPS = 3;
export const TICKET_GROUP_LENGTH = 4;

/** A ticket number such as `7K2M-Q0ZD-94XA`. */
export const ticket = z
  .string()
  .regex(
    new RegExp(
      `^[${TICKET_ALPHABET}]{${TICKET_GROUP_LENGTH}}(-[${TICKET_ALPHABET}]{${TICKET_GROUP_LENGTH}}){${TICKET_GROUPS - 1}}$`,
    ),
  );

const SYMBOL = '[\\p{L}\\p{N}]';

/** What looks like a ticket number somewhere in a line, such as the subject of a mail. */
const IN_LINE = new RegExp(
  `(?<!${SYMBOL}\\p{Pd}?)${SYMBOL}{${TICKET_GROUP_LENGTH}}(\\p{Pd}${SYMBOL}{${TICKET_GROUP_LENGTH}}){${TICKET_GROUPS - 1}}(?!\\p{Pd}?${SYMBOL})`,
  'u',
);

/**
 * A ticket number as people type it: small letters, other separators or none, and the letters O, I and L for the digits
 * that they look like, as Crockford's base 32 reads them; or copied with the line that it is in.
 *
 * @returns undefined if it cannot be a ticket number.
 */
export function parseTicket(text: string): string | undefined {
  const symbols = (IN_LINE.exec(text)?.[0] ?? text)
    .toUpperCase()
    .replaceAll(/[\s./_\p{Pd}\p{Cf}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const groups = symbols.match(new RegExp(`.{${TICKET_GROUP_LENGTH}}`, 'g')) ?? [];
  return symbols.length === TICKET_GROUPS * TICKET_GROUP_LENGTH
    ? ticket.safeParse(groups.join('-')).data
    : undefined;
}
