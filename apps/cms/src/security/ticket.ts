import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a ticket can be read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A new ticket number such as `7K2M-Q0ZD-94XA`: 60 random bits, to prevent guessing. */
export function newTicket(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
