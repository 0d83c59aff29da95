import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { dialectNameOf, readRows, sql } from './sql.ts';

/** A file of a migration; its index and the snapshot are beside it. */
const MIGRATION = /^\d{8}_\d{6}_\w+\.ts$/;

/** Names of the applied migrations; empty for a new database. */
export async function appliedMigrations(payload: Payload): Promise<Set<string>> {
  const rows = await readRows(
    payload,
    dialectNameOf(payload) === 'sqlite'
      ? sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'`
      : sql`SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'payload_migrations'`,
  );
  if (rows.length === 0) return new Set();
  const { docs } = await payload.find({ collection: 'payload-migrations', limit: 0, pagination: false });
  return new Set(docs.map(({ name }) => name ?? ''));
}

/** Names of the committed migrations. Reads their folder: an import would load all of their SQL into each server. */
export async function committedMigrations({
  migrationDir,
}: Pick<Payload['db'], 'migrationDir'>): Promise<string[]> {
  const files = await readdir(migrationDir);
  return files
    .filter((file) => MIGRATION.test(file))
    .map((file) => path.parse(file).name)
    .sort();
}

/** Names of the committed migrations that the database lacks. One of a newer version may have more. */
export async function pendingMigrations(payload: Payload): Promise<string[]> {
  const applied = await appliedMigrations(payload);
  return (await committedMigrations(payload.db)).filter((name) => !applied.has(name));
}
