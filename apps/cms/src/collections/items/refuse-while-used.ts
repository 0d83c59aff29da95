import { APIError, type CollectionBeforeDeleteHook, type FlattenedField } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const sentence = bilingual(
  'Ini masih dipakai di situs. Ganti atau lepaskan dahulu di tempat ia dipakai.',
  'This is still in use. Replace it or take it out first where it is used.',
);

/** Paths of all fields that refer to a collection, those in groups and rows included. */
function pathsTo(target: string, fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if ('flattenedFields' in field)
      return pathsTo(target, field.flattenedFields).map((path) => `${field.name}.${path}`);
    const refers = field.type === 'upload' || field.type === 'relationship';
    return refers && field.relationTo === target ? [field.name] : [];
  });
}

/**
 * Keeps what others refer to: a page would lose its download, a published announcement its row, without anybody
 * having looked at it.
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  for (const { slug, flattenedFields } of req.payload.config.collections) {
    const paths = pathsTo(collection.slug, flattenedFields);
    if (paths.length === 0) continue;
    const where = { or: paths.map((path) => ({ [path]: { equals: id } })) };
    const { totalDocs } = await req.payload.count({ collection: slug, where, overrideAccess: true, req });
    if (totalDocs > 0) throw new APIError(inLanguageOf(req, sentence), 400, undefined, true);
  }
};
