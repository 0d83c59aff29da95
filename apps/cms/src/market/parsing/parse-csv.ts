import { type CsvLine, csvLines } from '#cms/csv/csv-lines.ts';
import { type DecimalSeparator, parseNumber, separatorOfFile } from '#cms/i18n/numbers.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { errorAt, type Issue } from '../validation/issue.ts';
import { type Figure, type FundLine, type LinesOf, MAX_LINES, type RateLine } from '../validation/lines.ts';
import { normalizeCurrency, normalizeDate, normalizeFund, normalizeRateType } from './spellings.ts';

/** The columns of a file, each with its English and Indonesian name. */
const COLUMNS = {
  rates: {
    currency: ['currency', 'mata uang'],
    rateType: ['ratetype', 'rate type', 'jenis', 'jenis kurs'],
    buy: ['buy', 'beli', 'kurs beli'],
    sell: ['sell', 'jual', 'kurs jual'],
  },
  funds: {
    fund: ['fund', 'reksa dana'],
    date: ['date', 'tanggal'],
    value: ['value', 'nilai', 'nab'],
  },
} as const satisfies Record<SheetKind, Record<string, readonly string[]>>;

const NUMBERS: Record<SheetKind, readonly string[]> = { rates: ['buy', 'sell'], funds: ['value'] };

/** The decimal separator detected in a CSV file, and whether it is a guess. */
export type DetectedDecimalFormat = { separator: DecimalSeparator; isGuess: boolean };

export type ReadSheet<K extends SheetKind> = {
  lines: LinesOf[K];
  parseIssues: Issue[];
  /** Only for files: JSON has real numbers. */
  decimalFormat?: DetectedDecimalFormat;
};

/** The columns in file order; null unless each occurs exactly once and there are no others. */
function columnsOf(kind: SheetKind, header: readonly string[]): string[] | null {
  const known = Object.entries(COLUMNS[kind]) as [string, readonly string[]][];
  const names = header.map((cell) => {
    const written = cell.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
    return known.find(([, spellings]) => spellings.includes(written))?.[0];
  });
  const isValid = names.length === known.length && known.every(([name]) => names.includes(name));
  return isValid ? (names as string[]) : null;
}

type Cells = { line: number; cell: (name: string) => string };

const toLine = {
  rates: ({ line, cell }: Cells, figure: (text: string) => Figure): RateLine => ({
    line,
    currency: normalizeCurrency(cell('currency')),
    rateType: normalizeRateType(cell('rateType')),
    buy: figure(cell('buy')),
    sell: figure(cell('sell')),
  }),
  funds: ({ line, cell }: Cells, figure: (text: string) => Figure): FundLine => ({
    line,
    fund: normalizeFund(cell('fund')),
    date: normalizeDate(cell('date')),
    value: figure(cell('value')),
  }),
};

const failed = (issue: Issue) => ({ lines: [], parseIssues: [issue] });

function cellsOf(line: CsvLine, columns: readonly string[]): Cells {
  return { line: line.number, cell: (name) => line.cells[columns.indexOf(name)] ?? '' };
}

/**
 * Parses a CSV file of rates or fund values. Returns valid lines, issues of the others, and the decimal separator.
 */
export function readSheetCsv<K extends SheetKind>(kind: K, text: string): ReadSheet<K> {
  const { lines, delimiter, brokenAt } = csvLines(text, MAX_LINES + 2);
  const [header, ...rest] = lines;
  const columns = header && columnsOf(kind, header.cells);
  if (!columns)
    return failed(errorAt('header', 1, null, { columns: Object.keys(COLUMNS[kind]).join(delimiter) }));
  if (rest.length > MAX_LINES) return failed(errorAt('tooMany', 0));
  const parseIssues = rest
    .filter(({ cells }) => cells.length > columns.length)
    .map(({ number }) => errorAt('cells', number));
  if (brokenAt !== null) parseIssues.push(errorAt('syntax', brokenAt));
  if (rest.length === 0 && parseIssues.length === 0) return failed(errorAt('empty', 0));
  const rows = rest.filter(({ cells }) => cells.length <= columns.length).map((row) => cellsOf(row, columns));
  const numbers = rows.flatMap(({ line, cell }) => NUMBERS[kind].map((name) => ({ line, text: cell(name) })));
  const decimalFormat = separatorOfFile(numbers, delimiter);
  if ('conflict' in decimalFormat) return failed(errorAt('mixedSigns', decimalFormat.conflict));
  const figure = (written: string): Figure => parseNumber(written, decimalFormat.separator) ?? written;
  return { lines: rows.map((row) => toLine[kind](row, figure)) as LinesOf[K], parseIssues, decimalFormat };
}
