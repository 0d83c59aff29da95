import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeOperationHook, Payload, Where } from 'payload';
import { canWorkCases } from '#cms/access/rules.ts';
import { columnName, dialectNameOf, readRows, type SQL, sql } from '#cms/database/sql.ts';

/** What the search field of the list looks in. An index of `cases` covers them. */
export const SEARCHED_FIELDS = ['ticket', 'senderName', 'senderEmail', 'senderPhone'];

/** With more matches the search stays as Payload makes it. */
const MOST_IDS = 2_000;

/** The condition that the list makes of the text in its search field. */
export const searchFor = (text: string): Where => ({
  or: SEARCHED_FIELDS.map((field) => ({ [field]: { like: text } })),
});

/** The text of a condition that is a search; null for other conditions, also malformed ones. */
function searchedText(where: unknown): string | null {
  const first: unknown = (where as Where | null)?.or?.[0]?.ticket;
  const text: unknown = Object.values(first ?? {})[0];
  return typeof text === 'string' && isDeepStrictEqual(where, searchFor(text)) ? text : null;
}

/**
 * The ids of the cases that Payload's `like` finds: every word of the text stands in the same field. The words are first
 * looked for in all fields at once, which rules out most cases with one comparison.
 */
export function matchingIds(payload: Payload, text: string): SQL {
  const columns = SEARCHED_FIELDS.map((field) => sql`COALESCE(${sql.identifier(columnName(field))}, '')`);
  const whole = sql`(${sql.join(columns, sql` || ' ' || `)})`;
  // SQLite ignores the case of ASCII letters only. So does PostgreSQL with the collation “C”, which is much faster.
  const like = dialectNameOf(payload) === 'postgres' ? sql`COLLATE "C" ILIKE` : sql`LIKE`;
  const words = text.split(' ').map((word) => `%${word}%`);
  const hasAll = (value: SQL) =>
    sql.join(
      words.map((word) => sql`${value} ${like} ${word}`),
      sql` AND `,
    );
  return sql`SELECT cases.id FROM cases
    WHERE ${hasAll(whole)} AND (${sql.join(columns.map(hasAll), sql` OR `)}) LIMIT ${MOST_IDS + 1}`;
}

/**
 * Replaces the search of a list by the ids of what it finds: Payload would read all rows of the table, which are wide,
 * twice for a page. What the user may read is added by the operation.
 */
export const searchCases: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !args.where) return args;
  if (!args.overrideAccess && !canWorkCases({ req })) return args;
  const { and } = args.where;
  const conditions: readonly Where[] = Array.isArray(and) ? and : [args.where];
  const search = conditions.find((condition) => searchedText(condition) !== null);
  const text = searchedText(search);
  if (search === undefined || text === null) return args;
  const rows = await readRows<{ id: number }>(req, matchingIds(req.payload, text));
  if (rows.length > MOST_IDS) return args;
  const found: Where = { id: { in: rows.map(({ id }) => id) } };
  const replaced = conditions.map((condition) => (condition === search ? found : condition));
  return { ...args, where: search === args.where ? found : { ...args.where, and: replaced } };
};
