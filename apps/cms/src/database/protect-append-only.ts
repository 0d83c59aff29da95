import { createLocalReq, type Payload } from 'payload';
import { dialectNameOf, inTransaction, type SQL, sql, writeRows } from './sql.ts';

const table = sql.identifier('audit_log');

const ON_SQLITE: readonly SQL[] = [
  sql`CREATE TRIGGER IF NOT EXISTS audit_log_no_update BEFORE UPDATE ON ${table}
      BEGIN SELECT RAISE(ABORT, 'The audit log is append-only'); END`,
  sql`CREATE TRIGGER IF NOT EXISTS audit_log_no_delete BEFORE DELETE ON ${table}
      BEGIN SELECT RAISE(ABORT, 'The audit log is append-only'); END`,
];

const ON_POSTGRES: readonly SQL[] = [
  sql`CREATE OR REPLACE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege'; END $$`,
  sql`DROP TRIGGER IF EXISTS audit_log_append_only ON ${table}`,
  sql`CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only()`,
];

/**
 * Creates the triggers that reject changes and deletions of rows of the audit log. Idempotent. Runs after the
 * migrations each time and is not a migration itself, because SQLite drops the triggers of a table that a migration rebuilds.
 */
export async function protectAppendOnly(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    for (const statement of dialectNameOf(payload) === 'sqlite' ? ON_SQLITE : ON_POSTGRES)
      await writeRows(req, statement);
  });
}
