import { CsvError, parse } from 'csv-parse/sync';

/** The cells of one line, trimmed, and the number under which an editor of texts shows it. */
export type CsvLine = { cells: string[]; number: number };

export type CsvLines = {
  /** With the line of column names, without lines on which nothing stands. */
  lines: CsvLine[];
  delimiter: ',' | ';';
  /** The line on which the quotes do not match; nothing after it was read. */
  brokenAt: number | null;
};

/**
 * Splits a file into lines and cells, whatever wrote it: with or without a byte order mark, with CRLF, quotes, blank
 * lines, separated by commas or, where those are decimal signs, by semicolons.
 *
 * @param maxLines how many lines are read, that of the column names included.
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
