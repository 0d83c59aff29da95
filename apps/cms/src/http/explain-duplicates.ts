import {
  type AfterErrorHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const isDuplicate = (error: ValidationFieldError): boolean => 'tableName' in error;

const inUse = bilingual('Nilai ini sudah dipakai.', 'This value is used already.');
const usedBy = (title: string) =>
  bilingual(`Nilai ini sudah dipakai di “${title}”.`, `This value is used already in “${title}”.`);

/** The field that tells documents apart by other words than the duplicate value; undefined if there is none. */
function titleField({ admin: { useAsTitle }, flattenedFields }: SanitizedCollectionConfig, path: string) {
  return [useAsTitle, 'title', 'name'].find(
    (one) => one !== path && flattenedFields.some(({ name }) => name === one),
  );
}

/** The title of the document that has the value of the request; null if the user cannot see one. */
async function titleOfOther(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  path: string,
): Promise<string | null> {
  const value: unknown = req.data?.[path];
  const field = titleField(collection, path);
  if (typeof value !== 'string' || field === undefined) return null;
  const { docs } = await req.payload.find({
    collection: collection.slug,
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    where: { [path]: { equals: value } },
  });
  const title: unknown = (docs[0] as Record<string, unknown> | undefined)?.[field];
  return typeof title === 'string' ? title : null;
}

/**
 * Names the field and the other document of a value that has to be unique: the database names the column only, and
 * Payload passes that on to the user.
 */
export const explainDuplicates: AfterErrorHook = async ({ collection, error, req }) => {
  if (!collection || !(error instanceof ValidationError) || !error.data.errors.some(isDuplicate)) return;
  const errors = await Promise.all(
    error.data.errors.map(async (fieldError) => {
      const field = collection.flattenedFields.find(({ name }) => name === fieldError.path);
      const title =
        field && isDuplicate(fieldError) ? await titleOfOther(req, collection, fieldError.path) : null;
      return {
        path: fieldError.path,
        message: inLanguageOf(req, title === null ? inUse : usedBy(title)),
        ...(field?.label ? { label: field.label } : {}),
      } as ValidationFieldError;
    }),
  );
  const { data, message, name } = new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return { response: { errors: [{ name, data, message }] } };
};
