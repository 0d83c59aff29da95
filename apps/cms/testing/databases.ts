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

/** Every test on PostgreSQL too, as `npm test -- all` has it; a usual run repeats there what depends on the database. */
const isWhole = Boolean(process.env.EVERY_TEST_ON_POSTGRES);

/** Stand for all kinds of items: a plain one, one with lists in lists, and one whose addresses make a tree. */
const REPRESENTATIVE = ['news', 'products', 'pages'] as const satisfies ItemCollection[];

type Suite = (cms: () => RunningCms, itemCollections: readonly ItemCollection[]) => void;
type Options = Omit<StartOptions, 'databaseUrl' | 'port'>;

/**
 * Runs a suite against SQLite and, when `TEST_POSTGRES_URL` names a server on which databases may be made,
 * against PostgreSQL too. Each time the back office starts on a fresh database that is dropped afterwards.
 *
 * @param suite is given the kinds of items to go through: all on SQLite, on PostgreSQL three in a usual run
 */
export function onEachDatabase(name: string, suite: Suite, options: Options = {}): void {
  onDatabases(Object.keys(fresh), name, suite, options);
}

/** The same on SQLite alone in a usual run, for what is judged by our own code whatever the database. */
export function onOneDatabase(name: string, suite: Suite, options: Options = {}): void {
  onDatabases(isWhole ? Object.keys(fresh) : ['SQLite'], name, suite, options);
}

/** The same for what only PostgreSQL has; skipped without `TEST_POSTGRES_URL`. */
export function onPostgresOnly(name: string, suite: (cms: () => RunningCms) => void): void {
  if (postgresUrl) onDatabases(['PostgreSQL'], name, suite, {});
  else describe.skip(`${name} on PostgreSQL`, () => suite(() => Promise.reject() as never));
}

function onDatabases(databases: string[], name: string, suite: Suite, options: Options): void {
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
      database === 'PostgreSQL' && !isWhole ? REPRESENTATIVE : ITEM_COLLECTIONS,
    );
  });
}
