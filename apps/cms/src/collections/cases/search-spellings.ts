import { TICKET_ALPHABET, TICKET_GROUP_LENGTH } from '@beranda/contract';
import type { CollectionBeforeOperationHook, Where } from 'payload';
import { phoneKeyOf } from './person/person.ts';

/** Shorter parts are in too many tickets and numbers. */
const MIN_LENGTH = 5;

const IS_TICKET = new RegExp(`^[${TICKET_ALPHABET}]{${MIN_LENGTH},}$`);
const GROUPS = new RegExp(`.{1,${TICKET_GROUP_LENGTH}}`, 'g');

/** The beginning of a ticket as it is stored. Somebody has typed it without dashes, or heard O, I and L for digits. */
function asTicket(text: string): string[] {
  const symbols = text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return /\d/.test(text) && IS_TICKET.test(symbols) ? [symbols.match(GROUPS)?.join('-') ?? ''] : [];
}

/** A part of a phone number as it is stored: only digits. */
function asPhoneNumber(text: string): string[] {
  const digits = /^[\d\s+().-]+$/.test(text) ? phoneKeyOf(text) : '';
  return digits.length >= MIN_LENGTH ? [digits] : [];
}

/** A text to search for, and the spellings in which the search text of cases has it as a ticket or phone number. */
export const searchSpellings = (text: string): string[] => [
  ...new Set([text, ...asTicket(text), ...asPhoneNumber(text)]),
];

function withSpellings(where: Where): Where {
  const { searchText, ...others } = where;
  const rest = Object.fromEntries(
    Object.entries(others).map(([name, one]) => [name, Array.isArray(one) ? one.map(withSpellings) : one]),
  );
  const like = searchText && !Array.isArray(searchText) ? searchText.like : undefined;
  if (typeof like !== 'string') return { ...where, ...rest };
  return { and: [rest, { or: searchSpellings(like).map((one) => ({ searchText: { like: one } })) }] };
}

/** Finds tickets and phone numbers in any spelling: callers read them aloud. */
export const searchInAnySpelling: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where
    ? { ...args, where: withSpellings(args.where) }
    : args;
