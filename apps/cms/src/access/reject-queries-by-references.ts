import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const message = bilingual(
  'Daftar tidak dapat diurutkan atau disaring menurut kolom dokumen lain.',
  'A list cannot be sorted or filtered by a field of another document.',
);

type Path = readonly string[];

/** Parts of the reference itself, not of what it refers to. */
const OF_REFERENCE = new Set(['id', 'value', 'relationTo']);

/** The collections into which a path leads through a reference. */
function collectionsBehind(fields: readonly FlattenedField[], [name, ...rest]: Path): string[] {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field || rest.length === 0) return [];
  if (field.type === 'join') return [field.collection].flat();
  if (field.type === 'relationship' || field.type === 'upload')
    return rest.length === 1 && OF_REFERENCE.has(rest[0] ?? '') ? [] : [field.relationTo].flat();
  return 'flattenedFields' in field ? collectionsBehind(field.flattenedFields, rest) : [];
}

/** Payload also accepts `__` for a dot. Versions have the document in `version`, and refer to it in `parent`. */
function pathOf(text: string): Path {
  const path = text.replaceAll('__', '.').split('.');
  return path.length > 1 && (path[0] === 'version' || path[0] === 'parent') ? path.slice(1) : path;
}

/** Query strings repeat a parameter, or separate several fields by commas. */
const sortPaths = (sort: unknown): Path[] =>
  [sort]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((one) => pathOf(one.trim().replace(/^-/, '')));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of a filter, also of one that is the operand of `contains`. */
function wherePaths(where: unknown): string[] {
  if (!isObject(where)) return [];
  return Object.entries(where).flatMap(([name, value]) => {
    if (/^(and|or)$/i.test(name)) return isObject(value) ? Object.values(value).flatMap(wherePaths) : [];
    const inner = isObject(value)
      ? Object.values(value).filter((candidate) => !Array.isArray(candidate))
      : [];
    return [name, ...inner.flatMap(wherePaths).map((path) => `${name}.${path}`)];
  });
}

type Query = { sort?: unknown; where?: unknown };

async function rejectIn(
  fields: readonly FlattenedField[],
  { sort, where }: Query,
  req: PayloadRequest,
): Promise<void> {
  const rejection = () => new APIError(inLanguageOf(req, message), 400, undefined, true);
  if (sortPaths(sort).some((path) => collectionsBehind(fields, path).length > 0)) throw rejection();
  for (const slug of wherePaths(where).flatMap((path) => collectionsBehind(fields, pathOf(path)))) {
    const { access } = req.payload.collections[slug as CollectionSlug].config;
    if ((await access.read({ req })) !== true) throw rejection();
  }
}

/**
 * Rejects lists that are sorted by a field of a referenced document, or filtered by one of a collection of which the user
 * may not read everything. Payload does not check the fields of the former, and not the documents of the latter where it
 * lists drafts: order and number of the results would disclose what nobody may read, such as password hashes and addresses of
 * authors.
 */
export function rejectQueriesByReferences({ collections, globals }: SanitizedConfig): void {
  for (const collection of collections) {
    const reject: CollectionBeforeOperationHook = async ({ args, req }) => {
      const { overrideAccess, ...query } = args as Query & { overrideAccess?: boolean };
      if (!overrideAccess) await rejectIn(collection.flattenedFields, query, req);
    };
    collection.hooks.beforeOperation = [reject, ...(collection.hooks.beforeOperation ?? [])];
  }
  // Versions have no such hook.
  for (const entity of [...collections, ...globals]) {
    if (!entity.endpoints) continue;
    entity.endpoints = entity.endpoints.map((endpoint) => {
      if (endpoint.path !== '/versions') return endpoint;
      const handler: Endpoint['handler'] = async (req) => {
        await rejectIn(entity.flattenedFields, req.query ?? {}, req);
        return endpoint.handler(req);
      };
      return { ...endpoint, handler };
    });
  }
}
