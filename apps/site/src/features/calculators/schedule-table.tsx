import { Icon } from '#src/components/icon.tsx';
import { TableFrame } from '#src/components/table/table-frame.tsx';
import { useFigures } from './use-figures.ts';

type ScheduleTableProps = {
  title: string;
  label: string;
  /** The first column counts months or years. */
  columns: readonly [count: string, ...amounts: string[]];
  rows: readonly { number: number; amounts: readonly number[] }[];
  /** Footer row; null leaves a cell empty. */
  totals?: { name: string; amounts: readonly (number | null)[] };
};

/** Table of rupiah amounts over time, in a disclosure; open in print. */
export function ScheduleTable({ title, label, columns, rows, totals }: ScheduleTableProps) {
  const { amount } = useFigures();
  const [count, ...names] = columns;
  return (
    <details className="disclosure disclosure-card">
      <summary className="disclosure-summary">
        {title}
        <Icon name="chevron-down" className="disclosure-mark" />
      </summary>
      <TableFrame label={label}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{count}</th>
              {names.map((name) => (
                <th key={name} scope="col" className="numeric">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, amounts }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {amounts.map((value, column) => (
                  <td key={names[column]} className="numeric">
                    {amount(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                <th scope="row">{totals.name}</th>
                {totals.amounts.map((value, column) => (
                  <td key={names[column]} className="numeric">
                    {value === null ? '' : amount(value)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </TableFrame>
    </details>
  );
}
