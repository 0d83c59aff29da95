import { CsvError, parse } from 'csv-parse/sync';

/** The trimmed cells of one line, and its line number in a text editor. */
export type CsvLine = { cells: string[]; number: number };

type CsvLines = {
  /** Includes the header line, excludes blank lines. */
  lines: CsvLine[];
  delimiter: ',' | ';';
  /** The line with unbalanced quotes, where reading stopped. */
  brokenAt: number | null;
};

/**
 * Splits a CSV file of any origin: byte order mark, CRLF, quotes, blank lines, comma or semicolon as
 * separator.
 *
 * @param maxLines maximum number of lines, including the header.
 */
export function csvLines(text: string, maxLines: number): CsvLines {
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = header.includes(';') ? ';' : ',';
  const lines: CsvLine[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: maxLines,
      on_record: (cells: string[], { lines: number }) => {
        lines.push({ cells, number });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: line } = error as unknown as { lines?: number };
    return { lines, delimiter, brokenAt: line ?? lines.length + 1 };
  }
  return { lines, delimiter, brokenAt: null };
}
