import './stored-table.css';
import { type ReactNode, useId } from 'react';

type Column = { label: string; isNumber?: boolean };
type Row = { key: string; cells: readonly ReactNode[] };

type Props = {
  title: string;
  columns: readonly Column[];
  /** A cell per column; the first one is the row header. */
  rows: readonly Row[];
  /** Shown without rows. */
  empty: string;
};

/**
 * A read-only table for a `json` field. Payload's component loads an editor from another host, which the
 * content security policy blocks.
 */
export function StoredTable({ title, columns, rows, empty }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="field-type stored-table">
      <h3 id={id}>{title}</h3>
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section aria-labelledby={id} className="stored-table__frame" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map(({ label, isNumber }) => (
                  <th className={isNumber ? 'stored-table__number' : undefined} key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [name, ...cells] }) => (
                <tr key={key}>
                  <th className={columns[0]?.isNumber ? 'stored-table__number' : undefined} scope="row">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      className={columns[index + 1]?.isNumber ? 'stored-table__number' : undefined}
                      key={columns[index + 1]?.label}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
