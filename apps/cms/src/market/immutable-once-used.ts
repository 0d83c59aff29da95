import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Config } from '#cms/payload-types.ts';

type Named = Pick<Config['collections'], 'currencies' | 'funds'>;

type Kept<Slug extends keyof Named> = {
  collection: Slug;
  hasFigures: (req: PayloadRequest, document: Named[Slug]) => Promise<boolean>;
  /** The immutable fields, each with its error message. */
  fields: Partial<Record<keyof Named[Slug] & string, (document: Named[Slug]) => Bilingual>>;
  /** The error message on deletion. */
  deleted: (document: Named[Slug]) => Bilingual;
};

/**
 * Makes identifying fields immutable, and deletion impossible, once figures reference a document: published
 * figures must not change their meaning.
 */
export function immutableOnceUsed<Slug extends keyof Named>({
  collection,
  hasFigures,
  fields,
  deleted,
}: Kept<Slug>) {
  type One = Named[Slug];
  const beforeChange: CollectionBeforeChangeHook<One> = async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update' || !originalDoc) return data;
    const changed = (Object.keys(fields) as (keyof One & string)[]).filter(
      (path) => data[path] !== undefined && data[path] !== originalDoc[path],
    );
    if (changed.length === 0 || !(await hasFigures(req, originalDoc))) return data;
    const errors = changed.flatMap((path) => {
      const sentence = fields[path]?.(originalDoc);
      return sentence ? [{ path, message: inLanguageOf(req, sentence) }] : [];
    });
    throw new ValidationError({ collection, errors, req }, req.t);
  };
  const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const document = (await req.payload.findByID({
      collection,
      id,
      depth: 0,
      overrideAccess: true,
      req,
    })) as One;
    if (await hasFigures(req, document))
      throw new APIError(inLanguageOf(req, deleted(document)), 400, undefined, true);
  };
  return { beforeChange, beforeDelete };
}
