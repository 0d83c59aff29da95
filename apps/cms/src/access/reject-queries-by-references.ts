import { isLocale } from '@beranda/contract';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  type Payload,
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

/** The collections to which a field refers. */
function targetsOf(field: FlattenedField): CollectionSlug[] {
  if (field.type === 'join') return [field.collection].flat();
  return field.type === 'relationship' || field.type === 'upload' ? [field.relationTo].flat() : [];
}

/** The lists of fields in which a path goes on after a field that is no reference. */
function fieldsWithin(field: FlattenedField): (readonly FlattenedField[])[] {
  if (field.type === 'blocks') return field.blocks.map((block) => block.flattenedFields);
  return 'flattenedFields' in field ? [field.flattenedFields] : [];
}

/**
 * The collections into which a path leads through references: `related.createdBy.email` of an article leads into articles
 * and accounts. Step by step over sets, since several blocks have fields of one name: to follow each way on its own would
 * take time exponential in the length of the path.
 */
function collectionsBehind(
  fields: readonly FlattenedField[],
  path: Path,
  collections: Payload['collections'],
): CollectionSlug[] {
  const found = new Set<CollectionSlug>();
  let reached: (readonly FlattenedField[])[] = [fields];
  for (const [index, name] of path.slice(0, -1).entries()) {
    const isLastStep = index === path.length - 2;
    const next = new Set<readonly FlattenedField[]>();
    for (const candidates of reached) {
      // A localised field may be followed by a language.
      if (isLocale(name)) next.add(candidates);
      const field = candidates.find((candidate) => candidate.name === name);
      if (!field) continue;
      for (const inner of fieldsWithin(field)) next.add(inner);
      if (isLastStep && field.type !== 'join' && OF_REFERENCE.has(path.at(-1) ?? '')) continue;
      for (const slug of targetsOf(field)) {
        found.add(slug);
        next.add(collections[slug].config.flattenedFields);
      }
    }
    reached = [...next];
  }
  return [...found];
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
  const { collections } = req.payload;
  const rejection = () => new APIError(inLanguageOf(req, message), 400, undefined, true);
  if (sortPaths(sort).some((path) => collectionsBehind(fields, path, collections).length > 0))
    throw rejection();
  const paths = wherePaths(where).map(pathOf);
  for (const slug of new Set(paths.flatMap((path) => collectionsBehind(fields, path, collections)))) {
    const { access } = collections[slug].config;
    if ((await access.read({ req })) !== true) throw rejection();
  }
}

/**
 * Rejects lists that are sorted by a field of a referenced document, or filtered by one of a collection of which the user
 * may not read everything. Payload does not apply the access condition of that collection, neither to the former nor to the
 * latter where it lists drafts: order and number of the results would disclose what the user may not read, such as addresses
 * of authors.
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
