import type { Locale } from '@beranda/contract';
import type { Field, PayloadRequest } from 'payload';
import { labelInLocale } from '#cms/i18n/config-labels.ts';
import { collectionsThatReferToCases } from '../erasure/delete-rows-of-case.ts';
import type { ExportedCase, LabelledValue } from './export-data.ts';

/** Collections with a section of their own in the export. */
const EXPORTED_SEPARATELY = new Set(['attachments', 'case-events']);
/** Fields with names of staff, which are not the person's data. */
const STAFF_FIELDS = new Set(['authorName']);

type TextField = Field & { name: string; label?: unknown; hidden?: boolean };

const isTextField = (field: Field): field is TextField =>
  (field.type === 'text' || field.type === 'textarea' || field.type === 'date' || field.type === 'email') &&
  !field.hidden &&
  !STAFF_FIELDS.has(field.name);

function labelledValuesOf(
  row: Record<string, unknown>,
  fields: readonly TextField[],
  locale: Locale,
): LabelledValue[] {
  return fields.flatMap(({ name, label }) => {
    const value = row[name];
    return typeof value === 'string' && value ? [{ label: labelInLocale(label, locale) ?? name, value }] : [];
  });
}

/** The texts of all other rows that belong to a case, such as replies, with the labels of the back office. */
export async function readRelatedRows(
  req: PayloadRequest,
  id: number,
  locale: Locale,
): Promise<ExportedCase['relatedRows']> {
  const { payload } = req;
  const relatedRows: ExportedCase['relatedRows'] = [];
  for (const collection of collectionsThatReferToCases(payload).filter(
    (slug) => !EXPORTED_SEPARATELY.has(slug),
  )) {
    const { config } = payload.collections[collection];
    const { docs } = await payload.find({
      collection,
      where: { case: { equals: id } },
      sort: 'id',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    const fields = config.fields.filter(isTextField);
    const rows = docs.map((row) =>
      labelledValuesOf(row as unknown as Record<string, unknown>, fields, locale),
    );
    if (rows.length > 0)
      relatedRows.push({ title: labelInLocale(config.labels.plural, locale) ?? collection, rows });
  }
  return relatedRows;
}
