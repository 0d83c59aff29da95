import { randomInt } from 'node:crypto';
import { TICKET_ALPHABET, TICKET_GROUP_LENGTH, TICKET_GROUPS } from '@beranda/contract';

/** A new ticket number such as `7K2M-Q0ZD-94XA`: 60 random bits, to prevent guessing. */
export function newTicket(): string {
  const group = () =>
    Array.from(
      { length: TICKET_GROUP_LENGTH },
      () => TICKET_ALPHABET[randomInt(TICKET_ALPHABET.length)],
    ).join('');
  return Array.from({ length: TICKET_GROUPS }, group).join('-');
}
