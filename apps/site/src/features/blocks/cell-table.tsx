import { TableFrame } from '#src/components/table/table-frame.tsx';

type CellTableProps = {
  label: string;
  columns: readonly string[];
  /** The first cell says what the row is about. */
  rows: readonly (readonly string[])[];
  note?: string | null;
};

/** A table of texts. Its rows are as editors wrote them, so their place is what tells them apart. */
export function CellTable({ label, columns, rows, note }: CellTableProps) {
  return (
    <>
      <TableFrame label={label}>
        <table className="data-table">
          <thead>
            <tr>
              {columns.map((column, index) =>
                column === '' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
                  <td key={index} className="border-line border-b" />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
                  <th key={index} scope="col">
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called the same
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their column
                  <td key={index} className="tabular-nums">
                    {cell}
                  </td>
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
