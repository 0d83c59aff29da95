import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { databaseFile } from '#cms/database/adapter.ts';

/** Set by `make-templates-folder.ts` for one run of the tests; without it nothing is kept. */
const folder = () => process.env.TEST_DATABASE_TEMPLATES;

/**
 * Copies a data folder that an earlier test of this run stored: migrating and filling a database takes longer than most
 * tests.
 *
 * @returns false when there is none of this name yet
 */
export function copyTemplate(name: string, dataDir: string): boolean {
  const template = path.join(folder() ?? '', name);
  if (!folder() || !existsSync(template)) return false;
  cpSync(template, dataDir, { recursive: true });
  return true;
}

/** Stores a data folder and its SQLite database, which may be open, for `copyTemplate`. Tests may do so at the same time. */
export function storeTemplate(name: string, dataDir: string): void {
  const parent = folder();
  if (!parent) return;
  const draft = mkdtempSync(path.join(parent, 'draft-'));
  const file = databaseFile(dataDir);
  const isDatabase = (source: string) => source.startsWith(file);
  cpSync(dataDir, draft, { recursive: true, filter: (source) => !isDatabase(source) });
  const database = new Database(file);
  try {
    database.prepare('VACUUM INTO ?').run(databaseFile(draft));
  } finally {
    database.close();
  }
  try {
    renameSync(draft, path.join(parent, name));
  } catch {
    // Another process stored the same a moment ago.
    rmSync(draft, { recursive: true });
  }
}
