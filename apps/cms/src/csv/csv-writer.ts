import type { Locale } from '@beranda/contract';

/** Spreadsheets of a language expect its separator. */
const SEPARATORS: Readonly<Record<Locale, string>> = { id: ';', en: ',' };

/** Marks the file as UTF-8, for spreadsheets. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** The beginning of a text that a spreadsheet reads as formula, also behind blanks and in full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that no spreadsheet reads as formula (CSV injection): an apostrophe marks it as text. */
export const asPlainText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/**
 * A line of CSV (RFC 4180) with its line end. A text that begins like a formula is prefixed with an apostrophe, so that
 * spreadsheets show it as text; numbers keep their sign.
 */
export function csvLine(cells: readonly (string | number | null)[], locale: Locale): string {
  const separator = SEPARATORS[locale];
  const quoted = cells.map((cell) => {
    if (typeof cell !== 'string') return cell === null ? '' : String(cell);
    const safe = asPlainText(cell);
    const isPlain = !/["\r\n]|^\s|\s$/.test(safe) && !safe.includes(separator);
    return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(separator)}\r\n`;
}
