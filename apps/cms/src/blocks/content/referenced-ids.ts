import { type Field, type FlattenedField, flattenAllFields } from 'payload';
import { pictureIdsIn, type RichText } from '#cms/content/rich-text.ts';
import { blocks } from '../blocks.ts';

/** The collections whose documents blocks are mapped with. */
export type Referenced = 'media' | 'products' | 'documents';
type Values = Record<string, unknown>;

function idsIn(fields: readonly FlattenedField[], values: Values, collection: Referenced): unknown[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (value === null || value === undefined) return [];
    if (field.type === 'richText') return collection === 'media' ? pictureIdsIn(value as RichText) : [];
    if (field.type === 'upload' || field.type === 'relationship')
      return field.relationTo === collection ? [value].flat() : [];
    if (!('flattenedFields' in field)) return [];
    const rows = [value].flat() as Values[];
    return rows.flatMap((row) => idsIn(field.flattenedFields, row, collection));
  });
}

/** The ids of all documents of a collection that values of these fields name: alone, in rows, or in rich text. */
export function idsInFields(fields: Field[], values: object, collection: Referenced): number[] {
  const flattened = flattenAllFields({ cache: true, fields });
  return idsIn(flattened, values as Values, collection).filter((id) => typeof id === 'number');
}

const fieldsByType = new Map(blocks.map(({ slug, fields }) => [slug, fields]));

/**
 * The ids of all documents of a collection that a block names. From the definition of its fields, so that a new field is
 * found without a list that somebody has to extend.
 */
export const referencedIds = (stored: { blockType: string }, collection: Referenced): number[] =>
  idsInFields(fieldsByType.get(stored.blockType) ?? [], stored, collection);
