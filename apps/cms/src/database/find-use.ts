import type { FlattenedField, PayloadRequest } from 'payload';
import { databaseOf, type RawTable } from './database-of.ts';
import { dialectNameOf, readRowsOf } from './read-rows.ts';

/** A reference to a document: from an item or a global, in its main row or only in its latest draft. */
export type Use = { kind: 'collections' | 'globals'; slug: string; id: number; isDraft: boolean };

/** A root table of references: of an item or global, or of its versions. */
type RootTable = Omit<Use, 'id'> & { fields: readonly FlattenedField[] };
type RootTables = ReadonlyMap<string, RootTable>;
type Tables = Readonly<Record<string, RawTable>>;
type Target = { slug: string; id: number };

const PARENTS = ['_parent_id', 'parent_id'];
const tableOf = (slug: string) => slug.replaceAll('-', '_');

/** Excludes Payload's internal tables, such as edit locks, which do not count as uses. */
function rootTables({ payload: { config } }: PayloadRequest): RootTables {
  const roots = new Map<string, RootTable>();
  for (const kind of ['collections', 'globals'] as const)
    for (const { slug, flattenedFields: fields } of config[kind]) {
      if (slug.startsWith('payload-')) continue;
      roots.set(tableOf(slug), { kind, slug, fields, isDraft: false });
      roots.set(`_${tableOf(slug)}_v`, { kind, slug, fields, isDraft: true });
    }
  return roots;
}

/** The foreign keys of a table, with their target tables. */
function keysOf({ columns, foreignKeys = {} }: RawTable): { column: string; to: string }[] {
  const ofColumns = Object.values(columns).flatMap(({ name, reference }) =>
    reference ? [{ column: name, to: reference.table }] : [],
  );
  const declared = Object.values(foreignKeys).flatMap((key) => {
    const column = columns[key.columns[0] ?? '']?.name;
    const to = key.foreignColumns[0]?.table;
    return column && to ? [{ column, to }] : [];
  });
  return [...ofColumns, ...declared];
}

type JoinPath = { root: string; table: RawTable; owner: RootTable; joins: string };

/** The join path from a child table to its root table; null if it belongs to none. */
function joinPathToRoot(tables: Tables, roots: RootTables, table: string, level = 0): JoinPath | null {
  const owner = roots.get(table);
  const own = tables[table] as RawTable;
  if (owner) return { root: `t${level}`, table: own, owner, joins: '' };
  const parent = keysOf(own).find(({ column }) => PARENTS.includes(column));
  const rest = parent && joinPathToRoot(tables, roots, parent.to, level + 1);
  if (!rest) return null;
  const join = `JOIN ${parent.to} t${level + 1} ON t${level + 1}.id = t${level}.${parent.column}`;
  return { ...rest, joins: ` ${join}${rest.joins}` };
}

/** Names of reference fields inside blocks. Blocks are stored as JSON without foreign keys. */
function namesInBlocks(fields: readonly FlattenedField[], target: string, isInBlock = false): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => namesInBlocks(block.flattenedFields, target, true));
    if ('flattenedFields' in field) return namesInBlocks(field.flattenedFields, target, isInBlock);
    const refers = field.type === 'upload' || field.type === 'relationship';
    return isInBlock && refers && [field.relationTo].flat().some((one) => one === target) ? [field.name] : [];
  });
}

/**
 * Limits rows to the current state: the latest versions, and published main rows. The main row of an
 * unpublished item is outdated.
 */
function currentOf(tables: Tables, { root, table, owner: { isDraft, kind } }: JoinPath): string {
  if (isDraft) return `${root}.latest${kind === 'collections' ? ` AND ${root}.parent_id IS NOT NULL` : ''}`;
  const texts = `${table.name}_locales`;
  if (!('_status' in (tables[texts]?.columns ?? {}))) return '1 = 1';
  return `EXISTS (SELECT 1 FROM ${texts} text WHERE text._parent_id = ${root}.id AND text._status = 'published')`;
}

type Search = { target: Target; isShownInTexts: boolean; isPostgres: boolean };

/**
 * A condition that finds a target in JSON: in a named field, alone or in a list, or embedded in rich text.
 */
function inJson(column: string, names: readonly string[], search: Search): string[] {
  const { isPostgres, isShownInTexts } = search;
  const { id, slug } = search.target;
  if (isPostgres) {
    const has = (path: string) => `jsonb_path_exists(${column}, '${path}')`;
    const shown = has(`$.** ? (@.relationTo == "${slug}" && @.value == ${id})`);
    return [...names.map((name) => has(`$.**."${name}" ? (@ == ${id})`)), ...(isShownInTexts ? [shown] : [])];
  }
  // A text search first avoids parsing most rows.
  const has = (text: string, condition: string) => `${column} LIKE '%${text}%' AND EXISTS (
    SELECT 1 FROM json_tree(${column}) node WHERE node.atom = ${id} AND (${condition}))`;
  const relation = `json_extract(${column}, node.path || '.relationTo')`;
  const shown = has(`"relationTo":"${slug}"`, `node.key = 'value' AND ${relation} = '${slug}'`);
  return [
    ...names.map((name) => has(`"${name}":`, `node.key = '${name}' OR node.path LIKE '%.${name}'`)),
    ...(isShownInTexts ? [shown] : []),
  ];
}

/** The statement that finds a target in one table; null if the table cannot reference it. */
function useIn(tables: Tables, roots: RootTables, name: string, search: Search) {
  const way = joinPathToRoot(tables, roots, name);
  if (!way) return null;
  const { fields, isDraft, kind, slug } = way.owner;
  // Without drafts all versions are history.
  if (isDraft && !('latest' in way.table.columns)) return null;
  const isOwnTable = roots.get(name)?.isDraft === false;
  const { target } = search;
  const table = tables[name] as RawTable;
  const keys = keysOf(table)
    .filter(({ column, to }) => to === tableOf(target.slug) && (isOwnTable || !PARENTS.includes(column)))
    .map(({ column }) => `t0.${column} = ${target.id}`);
  const names = [...new Set(namesInBlocks(fields, target.slug))];
  const texts = Object.values(table.columns)
    .filter(({ type }) => type === 'jsonb')
    .flatMap((column) => inJson(`t0.${column.name}`, names, search));
  if (keys.length + texts.length === 0) return null;
  const item = isDraft && kind === 'collections' ? 'parent_id' : 'id';
  const select = `SELECT '${kind}' AS kind, '${slug}' AS slug, ${way.root}.${item} AS id, ${Number(isDraft)} AS draft`;
  const found = [...keys, ...texts].join(' OR ');
  return `${select} FROM ${name} t0${way.joins} WHERE (${found}) AND ${currentOf(tables, way)}`;
}

type Row = Pick<Use, 'kind' | 'slug' | 'id'> & { draft: number };

/** The statements that find all uses of a target, public ones first. */
function statementsOf(req: PayloadRequest, target: Target): string[] {
  if (!Number.isSafeInteger(target.id)) return [];
  const { config } = req.payload;
  const { rawTables } = databaseOf(req.payload);
  const roots = rootTables(req);
  const search: Search = {
    target,
    isShownInTexts: Boolean(config.collections.find(({ slug }) => slug === target.slug)?.upload),
    isPostgres: dialectNameOf(req.payload) === 'postgres',
  };
  const isOfVersions = (table: string) => table.startsWith('_');
  return Object.keys(rawTables)
    .toSorted((one, other) => Number(isOfVersions(one)) - Number(isOfVersions(other)))
    .flatMap((table) => useIn(rawTables, roots, table, search) ?? []);
}

const placeOfRow = ({ kind, slug, id, draft }: Row): Use => ({ kind, slug, id, isDraft: Boolean(draft) });

/**
 * Finds one use of a document, public before drafts; null if unused. Only the latest draft counts, since
 * references of older versions can never be removed. Uses one statement derived from the schema.
 */
export async function findUse(req: PayloadRequest, target: Target): Promise<Use | null> {
  const statements = statementsOf(req, target);
  if (statements.length === 0) return null;
  const [row] = await readRowsOf<Row>(req, `${statements.join(' UNION ALL ')} LIMIT 1`);
  return row ? placeOfRow(row) : null;
}

/** Lists every use of a document, once per referencing field. */
export async function listUses(req: PayloadRequest, target: Target): Promise<Use[]> {
  const statements = statementsOf(req, target);
  if (statements.length === 0) return [];
  return (await readRowsOf<Row>(req, statements.join(' UNION ALL '))).map(placeOfRow);
}

/** Column types that may contain links: text, or JSON with text. */
const TEXT_TYPES = ['varchar', 'text', 'jsonb'];

/**
 * Published items and globals that contain one of several texts, such as the path of a link. A plain text
 * search over all text columns; callers check the hits.
 *
 * @param isAmong filters collections and globals.
 */
export async function findHoldersOfText(
  req: PayloadRequest,
  texts: readonly string[],
  isAmong: (slug: string) => boolean,
): Promise<Pick<Use, 'kind' | 'slug' | 'id'>[]> {
  const { rawTables } = databaseOf(req.payload);
  const roots = rootTables(req);
  const pattern = (text: string) => `'%${text.replaceAll("'", "''")}%'`;
  const statements = Object.entries(rawTables).flatMap(([name, table]) => {
    const way = joinPathToRoot(rawTables, roots, name);
    if (!way || way.owner.isDraft || !isAmong(way.owner.slug)) return [];
    const columns = Object.values(table.columns).filter(({ type }) => TEXT_TYPES.includes(type));
    const found = columns.flatMap(({ name: column }) =>
      texts.map((text) => `CAST(t0.${column} AS text) LIKE ${pattern(text)}`),
    );
    if (found.length === 0) return [];
    const { kind, slug } = way.owner;
    const select = `SELECT '${kind}' AS kind, '${slug}' AS slug, ${way.root}.id AS id`;
    return `${select} FROM ${name} t0${way.joins} WHERE (${found.join(' OR ')}) AND ${currentOf(rawTables, way)}`;
  });
  if (statements.length === 0 || texts.length === 0) return [];
  return readRowsOf(req, statements.join(' UNION '));
}
