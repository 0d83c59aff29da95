import { isObject, isSameValue, type Named, namedFields, type Translate } from './differences.ts';
import { type DifferenceNotes, differentText } from './display-text.ts';
import type { Path } from './merge-values.ts';
import { nameOfValues } from './removed-row.ts';

/** Whether a field is a named tab of the form. */
export const isSection = (field: Named | undefined): boolean => field?.type === 'tab';

const labelOf = ({ label, name }: Named, translate: Translate) => translate(label) || name;

const fieldIn = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const rowIn = (value: unknown, id: string): unknown =>
  Array.isArray(value) ? value.find((row) => fieldIn(row, 'id') === id) : undefined;

type Shown = {
  /** The values that it is shown beside. */
  others: readonly unknown[];
  notes: DifferenceNotes;
  translate: Translate;
  /** Fields of a section that are not shown. */
  without?: readonly string[];
};

/** The display text of one side of a field; of a section the fields that differ, with their labels. */
export function choiceText(
  field: Named | undefined,
  value: unknown,
  { notes, others, translate, without = [] }: Shown,
): string {
  if (!field || !isSection(field)) return differentText(value, others, notes);
  return namedFields(field.fields ?? [])
    .filter(({ name }) => !without.includes(name))
    .filter(({ name }) => others.some((other) => !isSameValue(fieldIn(value, name), fieldIn(other, name))))
    .map((one) => {
      const beside = others.map((other) => fieldIn(other, one.name));
      return `${labelOf(one, translate)}: ${differentText(fieldIn(value, one.name), beside, notes)}`;
    })
    .join('\n');
}

/**
 * Where a part of a field is: the labels of the fields above it, and its rows by their names.
 *
 * @param sides the values of the whole field. A row is looked for in the first that has it.
 */
export function partLabel(
  field: Named | undefined,
  path: Path,
  sides: readonly unknown[],
  translate: Translate,
): string {
  const labels: string[] = [];
  let current: Partial<Named> = field ?? {};
  let values = sides;
  for (const segment of path) {
    const rows = values.find((value) => rowIn(value, segment));
    if (Array.isArray(rows)) {
      const row = rowIn(rows, segment);
      const block = current.blocks?.find(({ slug }) => slug === fieldIn(row, 'blockType'));
      const name = nameOfValues((one) => fieldIn(row, one), rows.indexOf(row));
      labels.push(`${translate(fieldIn(block?.labels ?? current.labels, 'singular'))} ${name}`.trim());
      values = values.map((value) => rowIn(value, segment));
      current = { fields: block?.fields ?? current.fields ?? [] };
    } else {
      current = namedFields(current.fields ?? []).find(({ name }) => name === segment) ?? {};
      labels.push(translate(current.label) || segment);
      values = values.map((value) => fieldIn(value, segment));
    }
  }
  return labels.join(' › ');
}
