import { LANGUAGES, type Locale } from '@beranda/contract';

/** A text, a number, or nothing. Dates are texts in ISO form, which spreadsheets of every language understand. */
export type CsvCell = string | number | null;

export type CsvTable = { header: readonly string[]; rows: Iterable<readonly CsvCell[]> };

/** Spreadsheets recognise numbers only if cell separator and decimal separator belong to the same language. */
const SEPARATORS = { id: ';', en: ',' } as const satisfies Record<Locale, string>;

/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/** No figure of the bank has so many, and few enough to hide floating-point errors. */
const MAX_FRACTION_DIGITS = 10;

/** CSV injection: texts that a spreadsheet would run as a formula, also after spaces and in full-width characters. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/**
 * A table as CSV (RFC 4180) in the format of a language: UTF-8 with byte order mark and CRLF; Indonesian with `;` and
 * decimal comma, English with `,` and decimal point. A text that begins like a formula is prefixed with an apostrophe
 * (CSV injection), so that spreadsheets show it as text; numbers keep their sign.
 *
 * @throws RangeError for a number that is not finite.
 */
export function toCsv(locale: Locale, { header, rows }: CsvTable): string {
  const numbers = new Intl.NumberFormat(LANGUAGES[locale].format, {
    useGrouping: false,
    maximumFractionDigits: MAX_FRACTION_DIGITS,
  });
  const separator = SEPARATORS[locale];

  function format(cell: CsvCell): string {
    if (cell === null) return '';
    if (typeof cell === 'number') {
      if (!Number.isFinite(cell)) throw new RangeError(`${cell} is not a finite number`);
      return quote(numbers.format(cell), separator);
    }
    return quote(FORMULA.test(cell) ? `'${cell}` : cell, separator);
  }

  const lines = [header, ...rows].map((cells) => cells.map(format).join(separator));
  return BYTE_ORDER_MARK + lines.map((line) => line + LINE_END).join('');
}

function quote(text: string, separator: string): string {
  const isPlain = !/["\r\n]|^\s|\s$/.test(text) && !text.includes(separator);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/**
 * The headers under which a table is saved as a file.
 *
 * @param fileName in the reader's language, in small Latin letters: `kurs-usd-90-hari.csv`.
 * @throws RangeError for a name that would need escaping.
 */
export function csvHeaders(fileName: string): { 'content-type': string; 'content-disposition': string } {
  if (!/^[a-z\d]+([.-][a-z\d]+)*\.csv$/.test(fileName)) throw new RangeError(`not a file name: ${fileName}`);
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  };
}
