import type { FlattenedField, PayloadRequest } from 'payload';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import {
  databaseOf,
  dialectNameOf,
  type RawTable,
  readRows,
  type SQL,
  sql,
  tableName,
} from '#cms/database/sql.ts';

/*
 * Each table that can refer to a document gets one statement, derived from the schema, so that no list of references has
 * to be maintained. All of them are joined by UNION ALL. `t0` is the table itself, `t1` its parent and so on, up to the
 * root table of the item. For the picture 7 in the rows of a page's list, shortened:
 *
 *   SELECT 'collections' AS kind, 'pages' AS slug, t1.id AS id, 0 AS draft
 *   FROM pages_pictures t0 JOIN pages t1 ON t1.id = t0._parent_id
 *   WHERE (t0.picture_id = 7) AND EXISTS (SELECT 1 FROM pages_locales text WHERE …published…)
 *
 * Blocks and rich text are JSON without foreign keys. There the condition in brackets is
 *
 *   PostgreSQL  jsonb_path_exists(t0.blocks, '$.**."picture" ? (@ == 7)')
 *   SQLite      EXISTS (SELECT 1 FROM json_tree(t0.blocks) node WHERE node.atom = 7 AND node.key = 'picture')
 */

/** A reference to a document: from an item or a global, in its main row or only in its latest draft. */
export type Use = { kind: 'collections' | 'globals'; slug: string; id: number; isDraft: boolean };

/** A root table of references: of an item or global, or of its versions. */
type RootTable = Omit<Use, 'id'> & { fields: readonly FlattenedField[] };
type RootTables = ReadonlyMap<string, RootTable>;
type Tables = Readonly<Record<string, RawTable>>;
type Target = { slug: string; id: number };

const PARENTS = ['_parent_id', 'parent_id'];
const name = (text: string) => sql.identifier(text);

/** Excludes Payload's internal tables, such as edit locks, which do not count as uses. */
function rootTables({ payload: { config } }: PayloadRequest): RootTables {
  const roots = new Map<string, RootTable>();
  for (const kind of ['collections', 'globals'] as const)
    for (const { slug, flattenedFields: fields } of config[kind]) {
      if (slug.startsWith('payload-')) continue;
      roots.set(tableName(slug), { kind, slug, fields, isDraft: false });
      roots.set(`_${tableName(slug)}_v`, { kind, slug, fields, isDraft: true });
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

type JoinPath = { root: SQL; table: RawTable; owner: RootTable; joins: SQL };

/** The join path from a child table to its root table; null if it belongs to none. */
function joinPathToRoot(tables: Tables, roots: RootTables, table: string, level = 0): JoinPath | null {
  const owner = roots.get(table);
  const rawTable = tables[table] as RawTable;
  const alias = sql`${name(`t${level}`)}`;
  if (owner) return { root: alias, table: rawTable, owner, joins: sql`` };
  const parent = keysOf(rawTable).find(({ column }) => PARENTS.includes(column));
  const pathOfParent = parent && joinPathToRoot(tables, roots, parent.to, level + 1);
  if (!pathOfParent) return null;
  const parentAlias = name(`t${level + 1}`);
  const join = sql`JOIN ${name(parent.to)} ${parentAlias} ON ${parentAlias}.id = ${alias}.${name(parent.column)}`;
  return { ...pathOfParent, joins: sql`${join} ${pathOfParent.joins}` };
}

/** Names of reference fields inside blocks. Blocks are stored as JSON without foreign keys. */
function namesInBlocks(fields: readonly FlattenedField[], target: string, isInBlock = false): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => namesInBlocks(block.flattenedFields, target, true));
    if ('flattenedFields' in field) return namesInBlocks(field.flattenedFields, target, isInBlock);
    const refers = field.type === 'upload' || field.type === 'relationship';
    return isInBlock && refers && [field.relationTo].flat().some((candidate) => candidate === target)
      ? [field.name]
      : [];
  });
}

/**
 * Limits rows to the current state: the latest versions, and published main rows. The main row of an
 * unpublished item is outdated.
 */
function currentOf(tables: Tables, { root, table, owner: { isDraft, kind } }: JoinPath): SQL {
  if (isDraft && kind === 'globals') return sql`${root}.latest`;
  if (isDraft) return sql`${root}.latest AND ${root}.parent_id IS NOT NULL`;
  const texts = `${table.name}_locales`;
  if (!('_status' in (tables[texts]?.columns ?? {}))) return sql`1 = 1`;
  return sql`EXISTS (SELECT 1 FROM ${name(texts)} text WHERE text._parent_id = ${root}.id AND ${VISIBLE_TEXT})`;
}

type Search = { target: Target; isShownInTexts: boolean; isPostgres: boolean };

/**
 * A condition that finds a target in JSON: in a named field, alone or in a list, or embedded in rich text.
 */
function inJson(column: SQL, names: readonly string[], search: Search): SQL[] {
  const { isPostgres, isShownInTexts } = search;
  const { id, slug } = search.target;
  if (isPostgres) {
    const has = (path: string) => sql`jsonb_path_exists(${column}, ${path}::jsonpath)`;
    const shown = has(`$.** ? (@.relationTo == "${slug}" && @.value == ${id})`);
    return [
      ...names.map((field) => has(`$.**."${field}" ? (@ == ${id})`)),
      ...(isShownInTexts ? [shown] : []),
    ];
  }
  // A text search first avoids parsing most rows.
  const has = (text: string, condition: SQL) => sql`(${column} LIKE ${`%${text}%`} AND EXISTS (
    SELECT 1 FROM json_tree(${column}) node WHERE node.atom = ${id} AND (${condition})))`;
  const relation = sql`json_extract(${column}, node.path || '.relationTo')`;
  const shown = has(`"relationTo":"${slug}"`, sql`node.key = 'value' AND ${relation} = ${slug}`);
  return [
    ...names.map((field) => has(`"${field}":`, sql`node.key = ${field} OR node.path LIKE ${`%.${field}`}`)),
    ...(isShownInTexts ? [shown] : []),
  ];
}

/** The statement that finds a target in one table; null if the table cannot reference it. */
function useIn(tables: Tables, roots: RootTables, from: string, search: Search): SQL | null {
  const joinPath = joinPathToRoot(tables, roots, from);
  if (!joinPath) return null;
  const { fields, isDraft, kind, slug } = joinPath.owner;
  // Without drafts all versions are history.
  if (isDraft && !('latest' in joinPath.table.columns)) return null;
  const isOwnTable = roots.get(from)?.isDraft === false;
  const { target } = search;
  const table = tables[from] as RawTable;
  const keys = keysOf(table)
    .filter(({ column, to }) => to === tableName(target.slug) && (isOwnTable || !PARENTS.includes(column)))
    .map(({ column }) => sql`t0.${name(column)} = ${target.id}`);
  const names = [...new Set(namesInBlocks(fields, target.slug))];
  const texts = Object.values(table.columns)
    .filter(({ type }) => type === 'jsonb')
    .flatMap((column) => inJson(sql`t0.${name(column.name)}`, names, search));
  if (keys.length + texts.length === 0) return null;
  const item = name(isDraft && kind === 'collections' ? 'parent_id' : 'id');
  const draft = isDraft ? sql`1` : sql`0`;
  const found = sql.join([...keys, ...texts], sql` OR `);
  return sql`SELECT ${kind} AS kind, ${slug} AS slug, ${joinPath.root}.${item} AS id, ${draft} AS draft
    FROM ${name(from)} t0 ${joinPath.joins} WHERE (${found}) AND ${currentOf(tables, joinPath)}`;
}

type Row = Pick<Use, 'kind' | 'slug' | 'id'> & { draft: number };

/** The statements that find all uses of a target, public ones first. */
function statementsOf(req: PayloadRequest, target: Target): SQL[] {
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
    .toSorted((a, b) => Number(isOfVersions(a)) - Number(isOfVersions(b)))
    .flatMap((table) => useIn(rawTables, roots, table, search) ?? []);
}

const toUse = ({ kind, slug, id, draft }: Row): Use => ({ kind, slug, id, isDraft: Boolean(draft) });

/**
 * Finds one use of a document, public before drafts; null if unused. Only the latest draft counts, since
 * references of older versions can never be removed. Uses one statement derived from the schema.
 */
export async function findUse(req: PayloadRequest, target: Target): Promise<Use | null> {
  const statements = statementsOf(req, target);
  if (statements.length === 0) return null;
  const [row] = await readRows<Row>(req, sql`${sql.join(statements, sql` UNION ALL `)} LIMIT 1`);
  return row ? toUse(row) : null;
}

/** Lists every use of a document, once per referencing field. */
export async function listUses(req: PayloadRequest, target: Target): Promise<Use[]> {
  const statements = statementsOf(req, target);
  if (statements.length === 0) return [];
  return (await readRows<Row>(req, sql.join(statements, sql` UNION ALL `))).map(toUse);
}

/** Column types that may contain links: text, or JSON with text. */
const TEXT_TYPES = ['varchar', 'text', 'jsonb'];

/**
 * Published items and globals that contain one of several texts, such as the path of a link. A plain text
 * search over all text columns; callers check the hits.
 *
 * @param isAmong filters collections and globals.
 * @param includeDrafts also finds latest drafts.
 */
export async function listUsesOfText(
  req: PayloadRequest,
  texts: readonly string[],
  isAmong: (slug: string) => boolean,
  { includeDrafts = false } = {},
): Promise<Use[]> {
  const { rawTables } = databaseOf(req.payload);
  const roots = rootTables(req);
  const statements = Object.entries(rawTables).flatMap(([from, table]) => {
    const joinPath = joinPathToRoot(rawTables, roots, from);
    if (!joinPath || !isAmong(joinPath.owner.slug)) return [];
    const { isDraft, kind, slug } = joinPath.owner;
    // Without drafts all versions are history.
    if (isDraft && (!includeDrafts || !('latest' in joinPath.table.columns))) return [];
    const columns = Object.values(table.columns).filter(({ type }) => TEXT_TYPES.includes(type));
    if (columns.length === 0) return [];
    const found = columns.map((column) => sql`CAST(t0.${name(column.name)} AS text) LIKE wanted.pattern`);
    const id = name(isDraft && kind === 'collections' ? 'parent_id' : 'id');
    const draft = isDraft ? sql`1` : sql`0`;
    return sql`SELECT ${kind} AS kind, ${slug} AS slug, ${joinPath.root}.${id} AS id, ${draft} AS draft
      FROM ${name(from)} t0 ${joinPath.joins}
      WHERE EXISTS (SELECT 1 FROM wanted WHERE ${sql.join(found, sql` OR `)}) AND ${currentOf(rawTables, joinPath)}`;
  });
  if (statements.length === 0 || texts.length === 0) return [];
  // Each text is bound once: there are a limited number of parameters, and many columns.
  const patterns = texts.map((text) => sql`(${`%${text}%`})`);
  const rows = await readRows<Row>(
    req,
    sql`WITH wanted (pattern) AS (VALUES ${sql.join(patterns, sql`, `)}) ${sql.join(statements, sql` UNION `)}`,
  );
  return rows.map(toUse);
}
