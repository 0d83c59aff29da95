import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BasePayload } from 'payload';
import { createConfig } from '#cms/create-config.ts';
import type { Dialect } from '#cms/database/adapter.ts';
import { completeForeignKeys } from '#cms/database/complete-foreign-keys.ts';
import { envForBuilding } from '#cms/env.ts';
import { answerRenamePrompts, parseRenames } from './rename-prompts.ts';

/**
 * Generates the migration from the last committed schema to the current code, for both databases: `npm run
 * migrate:create -w @beranda/cms -- <name>`. Needs no database; compares with the committed snapshot. A
 * changed name means create and drop, unless `--rename old=new` or `--rename table.old=table.new` is given.
 */
const source = path.resolve(import.meta.dirname, '..');
const { renames, name } = readArguments();

function readArguments() {
  try {
    const { renames, others } = parseRenames(process.argv.slice(2));
    const [name = '', ...unknown] = others;
    if (/^[a-z][a-z0-9-]*$/.test(name) && unknown.length === 0) return { renames, name };
    throw new Error(
      'Give the migration a name in kebab-case, such as: npm run migrate:create -- add-branches',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** For changes that affect only one database, such as enum values. */
const NOTHING_TO_DO = `export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
`;

/** A statement a line, so that a table is one line of a search or a difference. */
function joinStatements(text: string): string {
  return text.replaceAll(/\s*\n\s*\t/g, ' ').replaceAll(/\s*\n\s*\);/g, ' );');
}

/** Payload generates code for bundlers; Node needs type imports and file extensions. */
function makeRunnable(folder: string) {
  for (const file of readdirSync(folder).filter((candidate) => candidate.endsWith('.ts'))) {
    const full = path.join(folder, file);
    const text = readFileSync(full, 'utf8')
      .replaceAll('({ db, payload, req }:', '({ db }:')
      .replace(
        'import { MigrateUpArgs, MigrateDownArgs, sql }',
        'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
      )
      .replaceAll(/from '(\.\/[^']+?)(?:\.ts)?';/g, "from '$1.ts';")
      // Down migrations drop tables first, and with them these constraints.
      .replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "');
    if (text.includes('// Migration code')) {
      writeFileSync(full, NOTHING_TO_DO);
      continue;
    }
    const snapshot = full.replace(/ts$/, 'json');
    const isOfSqlite = folder.endsWith('sqlite') && existsSync(snapshot);
    const schema: unknown = isOfSqlite ? JSON.parse(readFileSync(snapshot, 'utf8')) : null;
    writeFileSync(full, joinStatements(isOfSqlite ? completeForeignKeys(text, schema) : text));
  }
}

/**
 * Commits only the newest snapshot, minified: the next migration is compared with it alone, and it has some
 * hundred kilobytes.
 */
function keepNewestSnapshot(folder: string) {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const newest = snapshots.sort().pop();
  for (const older of snapshots) rmSync(path.join(folder, older));
  if (!newest) return;
  const full = path.join(folder, newest);
  writeFileSync(full, `${JSON.stringify(JSON.parse(readFileSync(full, 'utf8')))}\n`);
}

async function create(dialect: Dialect) {
  const env = envForBuilding(dialect === 'postgres' ? { DATABASE_URL: 'postgres://nowhere/none' } : {});
  const config = await createConfig(env, source);
  const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  await answerRenamePrompts(renames, () =>
    payload.db.createMigration({ payload, migrationName: name, skipEmpty: true, forceAcceptWarning: true }),
  );
  const folder = path.join(source, 'migrations', dialect);
  makeRunnable(folder);
  keepNewestSnapshot(folder);
  console.log(`${dialect}: written.`);
}

await create('sqlite');
await create('postgres');
const unused = renames.filter(({ isUsed }) => !isUsed).map(({ from, to }) => `${from}=${to}`);
if (unused.length > 0) {
  console.error(`Nothing was renamed by ${unused.join(', ')}: delete this migration and look at the names.`);
  process.exit(1);
}
process.exit(0);
