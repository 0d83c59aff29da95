import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<Set<string>>();

/**
 * Names behind FROM and JOIN, quoted or not; what stands in brackets there is a query of its own. Some are no tables: those
 * of subqueries, and words of SQL such as LATERAL.
 */
const READ_TABLE = /\b(?:from|join)\s+["`]?(\w+)["`]?/gi;

/** The names of what a statement reads. */
export function tablesOf(statement: string): string[] {
  return [...statement.matchAll(READ_TABLE)].map(([, table = '']) => table);
}

/** Given to Drizzle as its logger, which sees every statement, also those of Payload, in the context of its caller. */
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
