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

/** Table of texts. Rows are static, so the index identifies them. */
export function CellTable({ label, columns, rows, note }: CellTableProps) {
  const isShort = columns.map((_, column) => isShortColumn(rows, column));
  return (
    <>
      <TableFrame label={label}>
        {/* Two columns fit on a phone. */}
        <table className={columns.length > 2 ? 'data-table stacked-table' : 'data-table'}>
          <thead>
            <tr>
              {columns.map((column, index) =>
                column === '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: column names may repeat
                  <td key={index} className="border-line border-b" />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: column names may repeat
                  <th key={index} scope="col">
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
                  <Cell key={index} text={cell} column={columns[index + 1]} isShort={isShort[index + 1]} />
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

type CellProps = { text: string; column: string | undefined; isShort: boolean | undefined };

function Cell({ text, column, isShort }: CellProps) {
  return (
    <td className={`tabular-nums ${isShort ? 'short-cell' : ''}`} data-label={column || undefined}>
      {text}
    </td>
  );
}
