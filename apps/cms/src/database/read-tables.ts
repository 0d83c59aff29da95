import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Set<string>>();

/**
 * Names after FROM and JOIN, quoted or not. May include aliases of subqueries and keywords such as LATERAL.
 */
const READ_TABLE = /\b(?:from|join)\s+["`]?(\w+)["`]?/gi;

/** The names that a statement reads. */
export function tablesOf(statement: string): string[] {
  return [...statement.matchAll(READ_TABLE)].map(([, table = '']) => table);
}

/** A Drizzle logger: it sees every statement, including Payload's, in the caller's async context. */
export const readLogger = {
  logQuery(statement: string): void {
    const tables = reads.getStore();
    if (tables) for (const table of tablesOf(statement)) tables.add(table);
  },
};

/** Dependency tracking: runs `work` and names what was read for it; see `tablesOf`. */
export async function trackReads<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tables: ReadonlySet<string> }> {
  const tables = new Set<string>();
  const result = await reads.run(tables, work);
  return { result, tables };
}
