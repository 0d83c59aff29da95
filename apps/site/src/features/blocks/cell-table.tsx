import { TableFrame } from '#src/components/table/table-frame.tsx';

type CellTableProps = {
  label: string;
  columns: readonly string[];
  /** The first cell is the row header. */
  rows: readonly (readonly string[])[];
  note?: string | null;
};

/** Characters that fit beside the name of their column on a phone. */
const MAX_SHORT_CELL = 24;

/** Whether all cells of a column are short: a column has one form in all rows. */
const isShortColumn = (rows: CellTableProps['rows'], column: number) =>
  rows.every((row) => (row[column]?.length ?? 0) <= MAX_SHORT_CELL);

/**
 * Whether a column has sums of money or percentages, which are compared from top to bottom. Cells may say in a few words that
 * there is none.
 */
const isFigureColumn = (rows: CellTableProps['rows'], column: number) =>
  rows.every((row) => /^\D{0,24}$|^(?:Rp|IDR\s|US\$)?\d[\d.,]*%?(?:\s|$)/.test(row[column] ?? '')) &&
  rows.some((row) => /\d/.test(row[column] ?? ''));

/** Table of texts. Rows are static, so the index identifies them. */
export function CellTable({ label, columns, rows, note }: CellTableProps) {
  const isShort = columns.map((_, column) => isShortColumn(rows, column));
  // Two columns fit on a phone; more are stacked there.
  const isStacked = columns.length > 2;
  const alignment = isStacked ? 'md:text-right' : 'text-right';
  const alignments = columns.map((_, column) =>
    column > 0 && isFigureColumn(rows, column) ? alignment : '',
  );
  return (
    <>
      <TableFrame label={label}>
        <table className={isStacked ? 'data-table stacked-table' : 'data-table'}>
          <thead>
            <tr>
              {columns.map((column, index) =>
                column === '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: column names may repeat
                  <td key={index} className="border-line border-b" />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: column names may repeat
                  <th key={index} scope="col" className={alignments[index]}>
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: row names may repeat
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
                    key={index}
                    text={cell}
                    column={columns[index + 1]}
                    className={`${isShort[index + 1] ? 'short-cell' : ''} ${alignments[index + 1] ?? ''}`}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {note && <p className="mt-3 max-w-text text-muted text-sm">{note}</p>}
    </>
  );
}

type CellProps = { text: string; column: string | undefined; className: string };

function Cell({ text, column, className }: CellProps) {
  return (
    <td className={`tabular-nums ${className}`} data-label={column || undefined}>
      {text}
    </td>
  );
}
