import './stored-table.css';
import { type ReactNode, useId } from 'react';

type Column = { label: string; isNumber?: boolean };
type Row = { key: string; cells: readonly ReactNode[] };

type Props = {
  title: string;
  columns: readonly Column[];
  /** A cell for each column; the first one names the row. */
  rows: readonly Row[];
  /** What is said where there are no rows. */
  empty: string;
};

/**
 * What a field of type `json` holds, to be read and not to be changed. Payload's own component for such fields loads
 * an editor from another host, which the content security policy refuses.
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
