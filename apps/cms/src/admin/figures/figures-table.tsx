import './figures-table.css';
import type { ReactNode } from 'react';

type Row = {
  key: string;
  /** A cell per column; the first one is the row header. */
  cells: readonly ReactNode[];
};

type Props = {
  columns: readonly string[];
  /** Name of the scrolling frame. */
  label: string;
  rows: readonly Row[];
  total?: Row;
};

/** A table whose columns are numbers, but for the first one. */
export function FiguresTable({ columns, label, rows, total }: Props) {
  const row = ({ key, cells: [name, ...cells] }: Row) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]}>{cell}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={label} className="figures-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(row)}</tbody>
        {total && <tfoot>{row(total)}</tfoot>}
      </table>
    </section>
  );
}
