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

/** Table of texts. Rows are static, so the index identifies them. */
export function CellTable({ label, columns, rows, note }: CellTableProps) {
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
                  <Cell key={index} text={cell} column={columns[index + 1]} />
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

function Cell({ text, column }: { text: string; column: string | undefined }) {
  return (
    <td
      className={`tabular-nums ${text.length <= MAX_SHORT_CELL ? 'short-cell' : ''}`}
      data-label={column || undefined}
    >
      {text}
    </td>
  );
}
