import type { KeyboardEvent } from 'react';

type Props = {
  id: string;
  label: string;
  value: string;
  /** Inputs of one column are reached by Enter and arrow keys. */
  column: string;
  /** Id of the issues of its row. */
  issuesId: string;
  isInvalid: boolean;
  onChange: (value: string) => void;
};

/** Enter and the arrow keys move within a column, as in a spreadsheet; Enter never submits. */
function moveFocusInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const { column } = event.currentTarget.dataset;
  const inputs = event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input') ?? [];
  const inColumn = [...inputs].filter((input) => input.dataset.column === column);
  inColumn[inColumn.indexOf(event.currentTarget) + step]?.focus();
}

/** The input of a rate or value in a table, as text in the notation of the user. */
export function FigureInput({ column, id, isInvalid, issuesId, label, onChange, value }: Props) {
  return (
    <input
      aria-describedby={issuesId}
      aria-invalid={isInvalid}
      aria-label={label}
      autoComplete="off"
      data-column={column}
      id={id}
      inputMode="decimal"
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={moveFocusInColumn}
      value={value}
    />
  );
}
