/** The decimal separator. */
export type DecimalSign = ',' | '.';

export const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

/** Strips currency symbols and any kind of space. */
function stripped(text: string): string {
  return text
    .trim()
    .replace(/^(rp|idr)\.?\s*/i, '')
    .replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d)/gu, '');
}

/**
 * The decimal sign that a number reveals; null if ambiguous: `15.570` is fifteen thousand in Indonesian, and
 * fifteen and a half in English.
 */
export function signShownBy(text: string): DecimalSign | null {
  const number = stripped(text).replace(/^[-+]/, '');
  const lastOf = (sign: DecimalSign) => number.lastIndexOf(sign);
  const [comma, point] = [lastOf(','), lastOf('.')];
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign: DecimalSign = comma > point ? ',' : '.';
  const parts = number.split(sign);
  // A repeated sign can only group thousands.
  if (parts.length > 2) return otherSign(sign);
  const [whole = '', rest = ''] = parts;
  const couldGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return couldGroup ? null : sign;
}

/**
 * Parses a number with this decimal sign, with or without grouped thousands; null if invalid. No group starts
 * with a zero: in Indonesian `0.650` is not 650 but a number with a decimal point.
 */
export function numberIn(text: string, sign: DecimalSign): number | null {
  const group = sign === ',' ? '\\.' : ',';
  const decimal = sign === ',' ? ',' : '\\.';
  const written = stripped(text);
  const isNumber = new RegExp(`^[-+]?(\\d+|[1-9]\\d{0,2}(${group}\\d{3})+)(${decimal}\\d+)?$`).test(written);
  if (!isNumber) return null;
  return Number(written.replaceAll(otherSign(sign), '').replace(sign, '.'));
}

/**
 * Parses a typed number in the notation of the user's language, or the other one if it is unambiguous.
 * Returns invalid input unchanged.
 */
export function numberTyped(text: string, sign: DecimalSign): number | string {
  return numberIn(text, sign) ?? numberIn(text, otherSign(sign)) ?? text.trim();
}

export type SignOfFile = { sign: DecimalSign; isGuess: boolean } | { conflict: number };

/**
 * The decimal sign of a file. If no number reveals it, semicolons as separator imply decimal commas, since
 * comma-separated files cannot use them.
 *
 * @param numbers every numeric cell, with its line.
 * @returns the sign and whether it is a guess that matters, or the line that contradicts earlier ones.
 */
export function signOfFile(
  numbers: readonly { line: number; text: string }[],
  delimiter: ',' | ';',
): SignOfFile {
  let sign: DecimalSign | null = null;
  for (const { line, text } of numbers) {
    const shown = signShownBy(text);
    if (shown && sign && shown !== sign) return { conflict: line };
    sign ??= shown;
  }
  if (sign) return { sign, isGuess: false };
  return {
    sign: delimiter === ';' ? ',' : '.',
    isGuess: numbers.some(({ text }) => /\d[.,]\d/.test(text)),
  };
}
