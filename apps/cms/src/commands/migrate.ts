import path from 'node:path';
import { withoutValues } from '@beranda/contract/loggable-error';
import { getPayload } from 'payload';
import { createConfig } from '#cms/create-config.ts';
import { dialectOf } from '#cms/database/adapter.ts';
import { runMigrations } from '#cms/database/run-migrations.ts';
import { EnvironmentError, parseEnv } from '#cms/env.ts';

// Files (database, pictures, mail) are readable by this user only.
process.umask(0o077);

/** Runs pending migrations: `npm run migrate -w @beranda/cms`. Idempotent. */
try {
  const env = parseEnv(process.env);
  console.log(`Migrating the ${dialectOf(env) === 'sqlite' ? 'SQLite' : 'PostgreSQL'} database …`);
  const config = await createConfig(env, path.resolve(import.meta.dirname, '..'));
  const payload = await getPayload({ config, disableOnInit: true });
  const done = await runMigrations(payload, dialectOf(env), (line) => console.log(line));
  console.log(done === 0 ? 'The schema is up to date.' : `The schema is up to date (${done} new).`);
  process.exit(0);
} catch (error) {
  const message = withoutValues(error instanceof Error ? error.message : String(error));
  console.error(
    error instanceof EnvironmentError ? message : `The database could not be migrated: ${message}`,
  );
  process.exit(1);
}
