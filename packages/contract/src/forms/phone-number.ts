import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { TEXT_LIMITS } from '../limits.ts';
import { isRepeatedDigit, normalizePastedNumber } from './pasted-text.ts';

/** The number in the format E.164; undefined unless it is valid. */
function validNumber(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text, 'ID');
  return parsed?.isValid() ? parsed.number : undefined;
}

/** An area code before one slash, or a number in three parts. Elsewhere a slash may separate two numbers, or two endings. */
const SLASHES = /^0\d{2,3}\/(?:\d{3,4}\/\d{3,4}|[\d\s.-]{5,})$/;

/** A phone number without what copying adds from a link, a spreadsheet or a signature: `tel:`, slashes, `(WA)`. */
export function normalizePastedPhoneNumber(text: string): string {
  const value = normalizePastedNumber(text)
    .replace(/^tel:\s*/i, '')
    .replace(/(?:\((?:WA|WhatsApp)\)|\b(?:WA|WhatsApp))$/i, '')
    .trim();
  return SLASHES.test(value) ? value.replaceAll('/', '-') : value;
}

/**
 * A phone number in the format E.164, `+62812…`; undefined if it is none. Numbers without country code are Indonesian. Two
 * beginnings that the library would read as part of an Indonesian number are rewritten first: `00`, which most countries
 * dial for `+`, is replaced by it, and `62` without `+` gets one. The library's smallest table (`min`) has each country's
 * lengths and general pattern, not every allotted prefix, so a new prefix is valid at once.
 */
export function parsePhoneNumber(typed: string): string | undefined {
  const value = normalizePastedPhoneNumber(typed);
  if (value.length > TEXT_LIMITS.phone || !/^\+?[\d\s().-]+$/.test(value)) return undefined;
  // Prefixes of Indonesian operators for calls abroad, as `008 65 …`: the library parses them.
  const isDialledInIndonesia = /^00[89][\s().-]/.test(value);
  const international = isDialledInIndonesia ? value : value.replace(/^00\s*(?=[1-9])|^\(?(?=62)/, '+');
  // `007 65 …`: another Indonesian operator's prefix, unknown to the library. Tried second, since abroad `007` is `+7` (Russia).
  const dialledBy007 = value.replace(/^007[\s().-]+/, '+');
  return validNumber(international) ?? validNumber(dialledBy007) ?? validNumber(value);
}

/**
 * Whether a number lacks its country code: eight digits with an 8 in front are a number of Singapore or Hong Kong. Indonesian
 * mobile numbers have nine at least, and other Indonesian numbers that begin so have a zero behind the 8.
 */
export function isForeignLocalNumber(typed: string): boolean {
  return /^8[1-9]\d{6}$/.test(normalizePastedPhoneNumber(typed).replaceAll(/[\s().-]/g, ''));
}

/**
 * Whether nobody has this number: one digit again and again, or an Indonesian one with a zero or a 1 where area codes have 2
 * to 9. Numbers of call centres begin with a 1 too, and are shorter: 1500 888.
 */
export function isMadeUpNumber(typed: string): boolean {
  return (
    isRepeatedDigit(typed.replaceAll(/\D/g, '')) || /^\+62(?:0|1\d{7})/.test(parsePhoneNumber(typed) ?? '')
  );
}
