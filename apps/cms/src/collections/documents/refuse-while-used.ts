import { APIError, type CollectionBeforeDeleteHook, type FlattenedField } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const sentence = bilingual(
  'Dokumen ini masih dipakai di situs. Ganti atau lepaskan dahulu di tempat ia dipakai.',
  'This document is still in use. Replace it or take it out first where it is used.',
);

/** Paths of all fields that hold a document, those in groups and rows included. */
function pathsToDocuments(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if ('flattenedFields' in field)
      return pathsToDocuments(field.flattenedFields).map((path) => `${field.name}.${path}`);
    const isDocument = field.type === 'upload' && field.relationTo === 'documents';
    return isDocument ? [field.name] : [];
  });
}

/** A page would lose its download, and a published report its file, without anybody having looked at it. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const { slug, flattenedFields } of req.payload.config.collections) {
    const paths = pathsToDocuments(flattenedFields);
    if (paths.length === 0) continue;
    const where = { or: paths.map((path) => ({ [path]: { equals: id } })) };
    const { totalDocs } = await req.payload.count({ collection: slug, where, overrideAccess: true, req });
    if (totalDocs > 0) throw new APIError(inLanguageOf(req, sentence), 400, undefined, true);
  }
};
