import type { ReactNode } from 'react';

type Props = {
  columns: readonly string[];
  /** Name of the scrolling frame. */
  label: string;
  /** A cell per column; the first one is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table whose columns are numbers, but for the first one. */
export function FiguresTable({ columns, label, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label={label} className="desk-dashboard__table" tabIndex={0}>
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
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
