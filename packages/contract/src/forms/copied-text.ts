/**
 * A number or an address without what copying it adds: invisible characters around numbers of phone contacts, and the
 * dashes that word processors put for a hyphen. Nobody sees why a form would reject them.
 */
export const withoutCopyMarks = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();
