import Database from 'libsql';
import { LRUCache } from 'lru-cache';

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** Distinct statements per connection. Each also keeps the values with which it was last executed. */
const MAX_STATEMENTS = 200;
const CACHEABLE = /^\s*(?:select|insert|update|delete|with)\b/i;
/** The columns of these are others after the schema has changed. */
const UNNAMED_COLUMNS = /^\s*select\s+\*|\breturning\s+\*/i;

/** For each number of rows there is another statement, with as many values. */
const SEVERAL_ROWS = /^\s*insert\b.*\)\s*,\s*\(/is;

function isCacheable(sql: string): boolean {
  return CACHEABLE.test(sql) && !UNNAMED_COLUMNS.test(sql) && !SEVERAL_ROWS.test(sql);
}

/** The driver's client sends this query twice for each execution, which takes as long as reading a row. */
function withColumnsReadOnce(statement: Statement): Statement {
  const read = statement.columns.bind(statement);
  let columns: ReturnType<typeof read> | undefined;
  statement.columns = () => {
    columns ??= read();
    return columns;
  };
  return statement;
}

/** An execution that breaks off may leave a statement running, and with it a transaction that reads. */
function evictOnFailure(statement: Statement, forget: () => void): void {
  for (const method of ['all', 'run'] as const) {
    const execute = statement[method].bind(statement) as (...values: unknown[]) => unknown;
    const watched = (...values: unknown[]) => {
      try {
        return execute(...values);
      } catch (error) {
        forget();
        throw error;
      }
    };
    Object.assign(statement, { [method]: watched });
  }
}

/**
 * A SQLite connection that keeps its prepared statements: to prepare one of Payload's takes longer than to run it. A
 * statement is executed to its end before the next begins, as the driver's client does, so no two share one.
 */
export class CachingConnection extends Database {
  readonly #statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });

  // `never`: the declared type depends on the parameters of a statement, which are not known here.
  override prepare(sql: string): never {
    const kept = this.#statements.get(sql);
    if (kept) return kept as never;
    const statement = withColumnsReadOnce(super.prepare(sql));
    if (isCacheable(sql)) {
      evictOnFailure(statement, () => this.#statements.delete(sql));
      this.#statements.set(sql, statement);
    }
    return statement as never;
  }

  /** The driver closes the file when the last statement of the connection has been collected as garbage. */
  override close(): this {
    this.#statements.clear();
    return super.close();
  }
}
