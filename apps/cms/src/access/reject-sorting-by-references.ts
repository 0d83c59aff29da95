import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const message = bilingual(
  'Daftar tidak dapat diurutkan menurut kolom dokumen lain.',
  'A list cannot be sorted by a field of another document.',
);

/** Whether a path leads through a reference into another document. */
function leavesDocument(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || rest.length === 0) return false;
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true;
  return 'flattenedFields' in field && leavesDocument(field.flattenedFields, rest);
}

/** Query strings repeat a parameter, or separate several fields by commas. Payload also accepts `__` for a dot. */
const pathsIn = (sort: unknown): string[][] =>
  [sort]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((path) => path.trim().replace(/^-/, '').replaceAll('__', '.').split('.'));

function rejectIn(fields: readonly FlattenedField[], sort: unknown, req: PayloadRequest): void {
  for (const path of pathsIn(sort)) {
    // Versions have the document in `version`, and refer to it in `parent`.
    const isParent = path[0] === 'parent' && path.length > 1;
    const inDocument = path[0] === 'version' ? path.slice(1) : path;
    if (isParent || leavesDocument(fields, inDocument))
      throw new APIError(inLanguageOf(req, message), 400, undefined, true);
  }
}

type Listing = { overrideAccess?: boolean; sort?: unknown };

/**
 * Rejects lists that are sorted by a field of a referenced document. Payload checks neither the access rules of that
 * document nor of its fields, so that the order would tell what nobody may read, such as password hashes of authors.
 */
export function rejectSortingByReferences({ collections, globals }: SanitizedConfig): void {
  for (const collection of collections) {
    const reject: CollectionBeforeOperationHook = ({ args, req }) => {
      const { overrideAccess, sort } = args as Listing;
      if (!overrideAccess) rejectIn(collection.flattenedFields, sort, req);
    };
    collection.hooks.beforeOperation = [reject, ...(collection.hooks.beforeOperation ?? [])];
  }
  // Versions have no such hook.
  for (const entity of [...collections, ...globals]) {
    if (!entity.endpoints) continue;
    entity.endpoints = entity.endpoints.map((endpoint) => {
      if (endpoint.path !== '/versions') return endpoint;
      const handler: Endpoint['handler'] = (req) => {
        rejectIn(entity.flattenedFields, req.query?.sort, req);
        return endpoint.handler(req);
      };
      return { ...endpoint, handler };
    });
  }
}
