import { randomBytes } from 'node:crypto';
import { ITEM_COLLECTIONS, type ItemCollection } from '@beranda/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { type RunningCms, type StartOptions, startCms } from './start-cms.ts';

const postgresUrl = process.env.TEST_POSTGRES_URL;

async function onPostgres(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type FreshDatabase = { url: string | undefined; drop(): Promise<void> };

const fresh: Record<string, () => Promise<FreshDatabase>> = {
  SQLite: async () => ({ url: undefined, drop: async () => {} }),
  ...(postgresUrl
    ? {
        PostgreSQL: async () => {
          const name = `beranda_test_${randomBytes(6).toString('hex')}`;
          await onPostgres(`CREATE DATABASE ${name}`);
          const url = new URL(postgresUrl);
          url.pathname = `/${name}`;
          return { url: url.href, drop: () => onPostgres(`DROP DATABASE ${name} WITH (FORCE)`) };
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
  differsByCollection?: boolean;
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
  { differsByCollection, ...options }: Options,
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
      isWhole || (differsByCollection && database === 'SQLite') ? ITEM_COLLECTIONS : REPRESENTATIVE,
    );
  });
}
