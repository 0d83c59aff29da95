import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { columnName, dialectNameOf, readRows, sql } from '#cms/database/sql.ts';

/** What the search field of the list looks in. An index of `cases` covers them. */
export const SEARCHED_FIELDS = ['ticket', 'senderName', 'senderEmail', 'senderPhone'];

/** With more matches the search stays as Payload makes it. */
const MOST_IDS = 2_000;

/** The condition that the list makes of the text in its search field. */
export const searchFor = (text: string): Where => ({
  or: SEARCHED_FIELDS.map((field) => ({ [field]: { like: text } })),
});

/** The text of a condition that is a search; null of other conditions. */
function searchedText(where: Where): string | null {
  const text: unknown = Object.values(where.or?.[0]?.ticket ?? {})[0];
  return typeof text === 'string' && isDeepStrictEqual(where, searchFor(text)) ? text : null;
}

/**
 * The cases in which every word of a text stands in one of the searched fields; null if there are too many. They are
 * found in the index, without reading the wide rows of the table. Regardless of what the user may read: the operation
 * adds that.
 */
async function listMatches(req: PayloadRequest, text: string): Promise<number[] | null> {
  const [ticket, name, email, phone] = SEARCHED_FIELDS.map((field) => sql.identifier(columnName(field)));
  const whole = sql`(${ticket} || ' ' || ${name} || ' ' || COALESCE(${email}, '') || ' ' || ${phone})`;
  // SQLite ignores the case of ASCII letters; PostgreSQL that of all, at several times the cost, unless told otherwise.
  const like = dialectNameOf(req.payload) === 'postgres' ? sql`COLLATE "C" ILIKE` : sql`LIKE`;
  const matches = text.split(' ').map((word) => sql`${whole} ${like} ${`%${word}%`}`);
  const rows = await readRows<{ id: number }>(
    req,
    sql`SELECT cases.id FROM cases WHERE ${sql.join(matches, sql` AND `)} LIMIT ${MOST_IDS + 1}`,
  );
  return rows.length > MOST_IDS ? null : rows.map(({ id }) => id);
}

/** Replaces the search of a list by the ids of what it finds, since Payload would read all cases twice for a page. */
export const searchCases: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !('where' in args) || !args.where) return args;
  const conditions: Where[] = searchedText(args.where) === null ? (args.where.and ?? []) : [args.where];
  const search = conditions.find((condition) => searchedText(condition) !== null);
  const text = search && searchedText(search);
  if (!text) return args;
  const ids = await listMatches(req, text);
  if (!ids) return args;
  const found: Where = { id: { in: ids } };
  const and = conditions.map((condition) => (condition === search ? found : condition));
  return { ...args, where: search === args.where ? found : { ...args.where, and } };
};
