import type { SanitizedConfig } from 'payload';
import { forEachField } from '#cms/fields/for-each-field.ts';

const CELL = '/admin/jakarta-date/jakarta-date-cell.tsx#JakartaDateCell';
const FIELD = '/admin/jakarta-date/jakarta-date-field.tsx#JakartaDateField';
const DOCUMENT_DATES = '/admin/jakarta-date/document-dates.tsx#DocumentDates';

/**
 * Shows every date of the back office in Jakarta's time: cells of lists, fields, and when a document was changed. Payload
 * shows the time zone of the browser, also where `admin.timezones` names one: that is for fields that store a zone. Done
 * after the configuration is built, since Payload adds `createdAt` and `updatedAt` itself.
 */
export function showDatesInJakarta(config: SanitizedConfig): void {
  forEachField(config, (field) => {
    if (field.type !== 'date') return;
    // A new object: several fields may share one.
    field.admin = { ...field.admin, components: { Cell: CELL, Field: FIELD, ...field.admin?.components } };
  });
  for (const { admin } of config.collections) {
    const { edit } = admin.components ?? {};
    const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), DOCUMENT_DATES];
    admin.components = { ...admin.components, edit: { ...edit, beforeDocumentControls } };
  }
}
