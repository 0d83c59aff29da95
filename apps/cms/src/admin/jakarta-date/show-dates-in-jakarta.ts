import type { Field, SanitizedConfig } from 'payload';

const CELL = '/admin/jakarta-date/jakarta-date-cell.tsx#JakartaDateCell';
const FIELD = '/admin/jakarta-date/jakarta-date-field.tsx#JakartaDateField';
const DOCUMENT_DATES = '/admin/jakarta-date/document-dates.tsx#DocumentDates';

/** The fields inside a field: of a group, row, array, of tabs and blocks. */
function fieldsIn(field: Field): readonly Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields);
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
  return 'fields' in field ? field.fields : [];
}

function showFields(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'date') {
      // A new object: several fields may share one.
      field.admin = { ...field.admin, components: { Cell: CELL, Field: FIELD, ...field.admin?.components } };
    }
    showFields(fieldsIn(field));
  }
}

/**
 * Shows every date of the back office in Jakarta's time: cells of lists, fields, and when a document was changed. Payload
 * shows the time zone of the browser, also where `admin.timezones` names one: that is for fields that store a zone. Done
 * after the configuration is built, since Payload adds `createdAt` and `updatedAt` itself.
 */
export function showDatesInJakarta({ blocks, collections, globals }: SanitizedConfig): void {
  for (const { fields } of [...collections, ...globals, ...(blocks ?? [])]) showFields(fields);
  for (const { admin } of collections) {
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), DOCUMENT_DATES];
    admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
}
