import type { Field, SanitizedConfig } from 'payload';

/** The fields inside a field: of a group, row, array, of tabs and blocks. */
function childFields(field: Field): readonly Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields);
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
  return 'fields' in field ? field.fields : [];
}

function visitFields(fields: readonly Field[], visit: (field: Field) => void): void {
  for (const field of fields) {
    visit(field);
    visitFields(childFields(field), visit);
  }
}

/** Visits every field of a built configuration, also those inside others. A field that several share is visited for each. */
export function forEachField(
  { blocks, collections, globals }: SanitizedConfig,
  visit: (field: Field) => void,
): void {
  for (const { fields } of [...collections, ...globals, ...(blocks ?? [])]) visitFields(fields, visit);
}
