/**
 * A number or an address without what copying it adds: invisible characters around numbers of phone contacts, and the
 * dashes that word processors put for a hyphen. Nobody sees why a form would reject them.
 */
export const normalizePastedText = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();

/** A number without the apostrophe with which spreadsheets mark a cell as text, as well. */
export const normalizePastedNumber = (text: string): string =>
  normalizePastedText(text).replace(/^['’]\s*/, '');

/** Whether digits are one digit again and again, which is no number of anything. */
export const isRepeatedDigit = (digits: string): boolean => /^(\d)\1+$/.test(digits);

/** An email address as copied from a link, or with the name before it: `Budi <budi@…>`. Not one of two. */
export const normalizePastedEmail = (text: string): string =>
  normalizePastedText(text)
    .replace(/^mailto:/i, '')
    .replace(/^[^<>@]*<([^<>\s]+)>$/, '$1');
