import { csvLines } from '#cms/csv/csv-lines.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { RedirectKind } from '../stored-redirects.ts';

const MAX_ROWS = 5_000;
const COLUMNS = ['from', 'to', 'status'] as const;

type Column = (typeof COLUMNS)[number];
export type CsvRow = { line: number; from: string; to: string; status: RedirectKind };
export type RowError = { line: number; reason: Bilingual };

const KINDS: ReadonlyMap<string, RedirectKind> = new Map([
  ['', 'permanent'],
  ['301', 'permanent'],
  ['permanent', 'permanent'],
  ['tetap', 'permanent'],
  ['302', 'temporary'],
  ['temporary', 'temporary'],
  ['sementara', 'temporary'],
]);

const reasons = {
  header: bilingual(
    'Baris pertama harus berisi nama kolom: from, to, dan (jika ada) status.',
    'The first line has to name the columns: from, to and, if there is one, status.',
  ),
  syntax: bilingual(
    'Tanda kutip di baris ini tidak lengkap; baris sesudahnya tidak dibaca.',
    'The quotes on this line do not match; the lines after it were not read.',
  ),
  cells: bilingual(
    'Baris ini punya lebih banyak kolom daripada baris pertama.',
    'This line has more columns than the first one.',
  ),
  status: bilingual(
    'Status harus 301 (tetap) atau 302 (sementara).',
    'The status has to be 301 (permanent) or 302 (temporary).',
  ),
  empty: bilingual('Berkas ini tidak berisi pengalihan.', 'This file holds no redirects.'),
  tooMany: bilingual(
    `Paling banyak ${MAX_ROWS} pengalihan sekaligus.`,
    `At most ${MAX_ROWS} redirects at a time.`,
  ),
} satisfies Record<string, Bilingual>;

function columnsOf(header: readonly string[]): Column[] | null {
  const names = header.map((name) => name.toLowerCase());
  const isValid =
    names.includes('from') &&
    names.includes('to') &&
    new Set(names).size === names.length &&
    names.every((name): name is Column => (COLUMNS as readonly string[]).includes(name));
  return isValid ? (names as Column[]) : null;
}

/**
 * Parses a CSV file of redirects, separated by commas or semicolons. Returns the rows and the errors by line.
 */
export function readRedirectCsv(text: string): { rows: CsvRow[]; errors: RowError[] } {
  const { lines, brokenAt } = csvLines(text, MAX_ROWS + 2);
  const errors: RowError[] = brokenAt === null ? [] : [{ line: brokenAt, reason: reasons.syntax }];
  const [header, ...rest] = lines;
  const columns = header && columnsOf(header.cells);
  if (!columns) return { rows: [], errors: [{ line: 1, reason: reasons.header }] };
  if (rest.length > MAX_ROWS) return { rows: [], errors: [{ line: 1, reason: reasons.tooMany }] };
  const rows: CsvRow[] = [];
  for (const { cells, number: line } of rest) {
    const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
    const status = KINDS.get(cell('status').toLowerCase());
    if (cells.length > columns.length) errors.push({ line, reason: reasons.cells });
    else if (!status) errors.push({ line, reason: reasons.status });
    else rows.push({ line, from: cell('from'), to: cell('to'), status });
  }
  if (rest.length === 0 && errors.length === 0) errors.push({ line: 1, reason: reasons.empty });
  return { rows, errors };
}
