import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ITEM_COLLECTIONS, type ItemCollection } from '@beranda/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { type RunningCms, type StartOptions, startCms } from './start-cms.ts';

const postgresUrl = process.env.TEST_POSTGRES_URL;

async function onPostgres<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function postgresDatabaseUrl(name: string): string {
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

const MIGRATIONS = path.resolve(import.meta.dirname, '../src/migrations/postgres');

/** A server can outlive a run of the tests, and a change of the migrations. */
function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(path.join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Creates the template with all migrations, whose copy takes a fraction of the time that they take; returns its name. */
function migratedPostgres(): Promise<string> {
  const name = `beranda_migrated_${hashOfMigrations()}`;
  const draft = `${name}_draft`;
  return onPostgres(async (client) => {
    // Test files run in several processes. The lock is released with the connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return name;
    await client.query(`DROP DATABASE IF EXISTS ${draft}`);
    await client.query(`CREATE DATABASE ${draft}`);
    const cms = await startCms({ databaseUrl: postgresDatabaseUrl(draft) });
    await cms.stop();
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    return name;
  });
}

type FreshDatabase = { url: string | undefined; drop(): Promise<void> };

const fresh: Record<string, () => Promise<FreshDatabase>> = {
  SQLite: async () => ({ url: undefined, drop: async () => {} }),
  ...(postgresUrl
    ? {
        PostgreSQL: async () => {
          const name = `beranda_test_${randomBytes(6).toString('hex')}`;
          const template = await migratedPostgres();
          // Copied as files: PostgreSQL's default logs each page, which takes twice as long.
          await onPostgres((client) =>
            client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`),
          );
          return {
            url: postgresDatabaseUrl(name),
            drop: async () => {
              await onPostgres((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
            },
          };
        },
      }
    : {}),
};

/**
 * Runs every test on PostgreSQL too, and for every collection, as `npm test -- all` does. The default repeats only
 * database-dependent tests there, and tests what `itemCollection` does for all of them with three.
 */
const isWhole = Boolean(process.env.EVERY_TEST_ON_POSTGRES);

/**
 * Representative item collections: a plain one, one with nested lists, and one with hierarchical addresses.
 */
const REPRESENTATIVE = ['news', 'products', 'pages'] as const satisfies ItemCollection[];

type Suite = (cms: () => RunningCms, itemCollections: readonly ItemCollection[]) => void;
type Options = Omit<StartOptions, 'databaseUrl' | 'port'> & {
  /** The suite tests what differs by collection: it gets all of them, by default on SQLite only. */
  hasCollectionDifferences?: boolean;
};

/**
 * Runs a suite against SQLite and, if `TEST_POSTGRES_URL` names a server with permission to create databases,
 * also against PostgreSQL. Each run starts the back office on a fresh database that is dropped afterwards.
 *
 * @param suite receives the item collections to test: by default three representative ones
 */
export function onEachDatabase(name: string, suite: Suite, options: Options = {}): void {
  onDatabases(Object.keys(fresh), name, suite, options);
}

/** By default on SQLite only, for logic that does not depend on the database. */
export function onOneDatabase(name: string, suite: Suite, options: Options = {}): void {
  onDatabases(isWhole ? Object.keys(fresh) : ['SQLite'], name, suite, options);
}

/** For PostgreSQL features; skipped without `TEST_POSTGRES_URL`. */
export function onPostgresOnly(name: string, suite: (cms: () => RunningCms) => void): void {
  if (postgresUrl) onDatabases(['PostgreSQL'], name, suite, {});
  // Without a server there is nothing to test against; `npm test` installs one, or names in its summary that it could not.
  else describe.skip(`${name} on PostgreSQL`, () => suite(() => Promise.reject() as never));
}

function onDatabases(
  databases: string[],
  name: string,
  suite: Suite,
  { hasCollectionDifferences, ...options }: Options,
): void {
  describe.each(databases)(`${name} on %s`, (database) => {
    let cms: RunningCms | undefined;
    let drop: FreshDatabase['drop'] | undefined;

    beforeAll(async () => {
      const made = await fresh[database]?.();
      drop = made?.drop;
      cms = await startCms({ ...options, ...(made?.url ? { databaseUrl: made.url } : {}) });
    });

    afterAll(async () => {
      await cms?.stop();
      await drop?.();
    });

    suite(
      () => {
        if (!cms) throw new Error('The back office has not started.');
        return cms;
      },
      isWhole || (hasCollectionDifferences && database === 'SQLite') ? ITEM_COLLECTIONS : REPRESENTATIVE,
    );
  });
}
