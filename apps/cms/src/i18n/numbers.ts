/** The decimal separator. */
export type DecimalSeparator = ',' | '.';

export const otherSeparator = (separator: DecimalSeparator): DecimalSeparator =>
  separator === ',' ? '.' : ',';

/** Strips currency symbols and any kind of space. */
function stripped(text: string): string {
  return text
    .trim()
    .replace(/^(rp|idr)\.?\s*/i, '')
    .replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d)/gu, '');
}

/**
 * The decimal separator that a number reveals; null if ambiguous: `15.570` is fifteen thousand in Indonesian, and
 * fifteen and a half in English.
 */
export function separatorShownBy(text: string): DecimalSeparator | null {
  const number = stripped(text).replace(/^[-+]/, '');
  const lastOf = (separator: DecimalSeparator) => number.lastIndexOf(separator);
  const [comma, point] = [lastOf(','), lastOf('.')];
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const separator: DecimalSeparator = comma > point ? ',' : '.';
  const parts = number.split(separator);
  // A repeated separator can only group thousands.
  if (parts.length > 2) return otherSeparator(separator);
  const [whole = '', rest = ''] = parts;
  const couldGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return couldGroup ? null : separator;
}

/**
 * Parses a number with this decimal separator, with or without grouped thousands; null if invalid. No group starts
 * with a zero: in Indonesian `0.650` is not 650 but a number with a decimal point.
 */
export function parseNumber(text: string, separator: DecimalSeparator): number | null {
  const group = separator === ',' ? '\\.' : ',';
  const decimal = separator === ',' ? ',' : '\\.';
  const written = stripped(text);
  const isNumber = new RegExp(`^[-+]?(\\d+|[1-9]\\d{0,2}(${group}\\d{3})+)(${decimal}\\d+)?$`).test(written);
  if (!isNumber) return null;
  return Number(written.replaceAll(otherSeparator(separator), '').replace(separator, '.'));
}

/**
 * Parses a typed number in the notation of the user's language, or the other one if it is unambiguous.
 * Returns invalid input unchanged.
 */
export function parseTypedNumber(text: string, separator: DecimalSeparator): number | string {
  return parseNumber(text, separator) ?? parseNumber(text, otherSeparator(separator)) ?? text.trim();
}

type SeparatorOfFile = { separator: DecimalSeparator; isGuess: boolean } | { conflict: number };

/**
 * The decimal separator of a file. If no number reveals it, semicolons as delimiter imply decimal commas, since
 * comma-separated files cannot use them.
 *
 * @param numbers every numeric cell, with its line.
 * @returns the separator and whether it is a guess that matters, or the line that contradicts earlier ones.
 */
export function separatorOfFile(
  numbers: readonly { line: number; text: string }[],
  delimiter: ',' | ';',
): SeparatorOfFile {
  let separator: DecimalSeparator | null = null;
  for (const { line, text } of numbers) {
    const shown = separatorShownBy(text);
    if (shown && separator && shown !== separator) return { conflict: line };
    separator ??= shown;
  }
  if (separator) return { separator, isGuess: false };
  return {
    separator: delimiter === ';' ? ',' : '.',
    isGuess: numbers.some(({ text }) => /\d[.,]\d/.test(text)),
  };
}
