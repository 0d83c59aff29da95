import type { ReactNode } from 'react';
import type { ImportIssue } from './import-report.ts';
import type { PanelTexts } from './import-texts.ts';

const SHOWN_ROWS = 100;

/** The columns of a table; `isNumber` aligns to the end, `isHeader` names the row. */
type Column = { title: string; isNumber?: boolean; isHeader?: boolean };
type Texts = Pick<PanelTexts, 'line' | 'reason' | 'more'>;
type Props = { columns: readonly Column[]; rows: readonly (readonly ReactNode[])[]; texts: Texts };

/** A table of at most 100 rows, with the number of the others. Nothing without rows. */
export function ImportTable({ columns, rows, texts }: Props) {
  if (rows.length === 0) return null;
  const classOf = (index: number) => (columns[index]?.isNumber ? 'import-panel__number' : undefined);
  return (
    <div className="import-panel__scroll">
      <table className="import-panel__table">
        <thead>
          <tr>
            {columns.map(({ title }, index) => (
              <th className={classOf(index)} key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes.
            <tr key={row}>
              {cells.map((cell, index) =>
                columns[index]?.isHeader ? (
                  <th key={columns[index].title} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td className={classOf(index)} key={columns[index]?.title}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN_ROWS && <p>{texts.more(rows.length - SHOWN_ROWS)}</p>}
    </div>
  );
}

/** The issues by line. */
export function IssuesTable({ issues, texts }: { issues: readonly ImportIssue[]; texts: Texts }) {
  return (
    <ImportTable
      columns={[{ title: texts.line }, { title: texts.reason }]}
      rows={issues.map(({ line, message, severity }) => [
        line > 0 ? line : '–',
        <span className={`import-panel--${severity}`} key={line}>
          {message}
        </span>,
      ])}
      texts={texts}
    />
  );
}
