import type { FormState } from 'payload';

/** A row that was removed from a form, with what is needed to put it back. */
export type RemovedRow = {
  /** Path of its list, in which each row above it is named by its id: others may be moved or removed meanwhile. */
  list: readonly string[];
  index: number;
  blockType: string | undefined;
  /** The state of its fields, by their path in the row. */
  state: FormState;
};

type Rows = NonNullable<FormState[string]['rows']>;

const rowsAt = (fields: FormState, path: string): Rows => fields[path]?.rows ?? [];

/** The index of the only row that the list before had and the list now has not; null if more has changed. */
function removedIndex(before: Rows, now: Rows): number | null {
  if (now.length !== before.length - 1) return null;
  const index = before.findIndex(({ id }, at) => id !== now[at]?.id);
  return before.slice(index + 1).every(({ id }, at) => id === now[index + at]?.id) ? index : null;
}

/** A path with the ids of rows in place of their indexes. */
function withRowIds(fields: FormState, path: string): string[] {
  const segments = path.split('.');
  return segments.map((segment, at) => {
    const row = /^\d+$/.test(segment)
      ? rowsAt(fields, segments.slice(0, at).join('.'))[Number(segment)]
      : undefined;
    return row?.id ?? segment;
  });
}

/** The state of the fields of a row, by their path in it. */
function stateOfRow(fields: FormState, row: string): FormState {
  const prefix = `${row}.`;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, field]) => [path.slice(prefix.length), { ...field }]),
  );
}

/** The row that is in the form before, and not in the form now; null if none or more than one was removed. */
export function findRemovedRow(before: FormState, now: FormState): RemovedRow | null {
  const lists = Object.keys(before)
    .filter((path) => rowsAt(before, path).length > 0 && path in now)
    // Outer lists first: without one of their rows the paths of all inner ones name others.
    .sort((a, b) => a.split('.').length - b.split('.').length);
  for (const path of lists) {
    const rows = rowsAt(before, path);
    const index = removedIndex(rows, rowsAt(now, path));
    if (index === null) continue;
    return {
      list: withRowIds(before, path),
      index,
      blockType: rows[index]?.blockType,
      state: stateOfRow(before, `${path}.${index}`),
    };
  }
  return null;
}

/** The present path of the list of a removed row; null if a row above it was removed, too. */
export function pathOfList(fields: FormState, list: readonly string[]): string | null {
  let path = '';
  for (const segment of list) {
    const rows = rowsAt(fields, path);
    const index = rows.findIndex(({ id }) => id === segment);
    if (rows.length > 0 && index < 0) return null;
    path = [path, index < 0 ? segment : String(index)].filter(Boolean).join('.');
  }
  return fields[path] ? path : null;
}

/** Fields whose text names a row, most telling first. */
const NAMING = ['title', 'label', 'name', 'question', 'text', 'reason', 'description'];

/** The name of a row: its own text, in quotes, or its number. */
export function nameOfValues(valueIn: (field: string) => unknown, index: number): string {
  const text = NAMING.map(valueIn).find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  return text ? `“${text.trim().slice(0, 60)}”` : String(index + 1);
}

/** The name of a removed row. */
export const nameOfRow = ({ index, state }: RemovedRow): string =>
  nameOfValues((field) => state[field]?.value, index);
