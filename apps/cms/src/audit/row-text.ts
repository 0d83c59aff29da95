/*
 * The log stores a row of a list as text, `amount: 5, source: SK 1`, and shows it with the labels of its fields. A value may
 * contain commas and colons, so only the names are found again: each first one, in the order of the fields.
 */

/** The text of a row, from the names and texts of its fields. */
export const rowText = (fields: readonly (readonly [name: string, text: string])[]): string =>
  fields.map(([name, text]) => `${name}: ${text}`).join(', ');

/** The text of a row with labels instead of names. */
export function labelRowText(text: string, labels: Iterable<readonly [name: string, label: string]>): string {
  let labelled = text;
  for (const [name, label] of labels)
    labelled = labelled.replace(new RegExp(`(^|, )${name}: `), (_, start: string) => `${start}${label}: `);
  return labelled;
}
