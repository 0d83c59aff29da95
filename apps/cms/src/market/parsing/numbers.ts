/** What stands between the whole and the fraction. */
export type DecimalSign = ',' | '.';

export const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');

/** Without what people write around figures: a currency, and spaces of any width between thousands. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/^(rp|idr)\.?\s*/i, '')
    .replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d)/gu, '');
}

/**
 * Which sign a number shows to be its decimal one; null where it could be either: `15.570` is fifteen thousand in
 * Indonesian, and fifteen and a half in English.
 */
export function signShownBy(text: string): DecimalSign | null {
  const number = bare(text).replace(/^[-+]/, '');
  const lastOf = (sign: DecimalSign) => number.lastIndexOf(sign);
  const [comma, point] = [lastOf(','), lastOf('.')];
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign: DecimalSign = comma > point ? ',' : '.';
  const parts = number.split(sign);
  // Two of them can only group thousands.
  if (parts.length > 2) return otherSign(sign);
  const [whole = '', rest = ''] = parts;
  const couldGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return couldGroup ? null : sign;
}

/**
 * A number as written with this decimal sign, its thousands grouped or not; null when it is none. No group begins with
 * a zero: in Indonesian `0.650` is not 650, but a number of somebody who writes decimal points.
 */
export function numberIn(text: string, sign: DecimalSign): number | null {
  const group = sign === ',' ? '\\.' : ',';
  const decimal = sign === ',' ? ',' : '\\.';
  const written = bare(text);
  const isNumber = new RegExp(`^[-+]?(\\d+|[1-9]\\d{0,2}(${group}\\d{3})+)(${decimal}\\d+)?$`).test(written);
  if (!isNumber) return null;
  return Number(written.replaceAll(otherSign(sign), '').replace(sign, '.'));
}

/**
 * A number that somebody typed, in the manner of their language; one that can only be meant in the other manner is
 * understood too. What is no number is answered as it stands.
 */
export function numberTyped(text: string, sign: DecimalSign): number | string {
  return numberIn(text, sign) ?? numberIn(text, otherSign(sign)) ?? text.trim();
}

export type SignOfFile = { sign: DecimalSign; isGuess: boolean } | { conflict: number };

/**
 * The decimal sign of a whole file. Where no number shows it, a file separated by semicolons is taken to have decimal
 * commas, which is why it is.
 *
 * @param numbers every cell that should be a number, with its line.
 * @returns the sign and whether it is a guess that matters, or the line that speaks against the lines before it.
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
