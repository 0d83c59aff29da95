import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BasePayload } from 'payload';
import { expect, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';
import { migrations as postgres } from '#cms/migrations/postgres/index.ts';
import { migrations as sqlite } from '#cms/migrations/sqlite/index.ts';
import { committedMigrations } from './pending-migrations.ts';

const source = path.resolve(import.meta.dirname, '..');

type Kit = {
  generateDrizzleJson(schema: unknown): Promise<object>;
  generateMigration(before: object, after: object): Promise<string[]>;
};
type WithKit = { schema: unknown; requireDrizzleKit(): Kit };

it.each([
  ['sqlite', {}],
  ['postgres', { DATABASE_URL: 'postgres://nowhere/none' }],
])('the committed migrations of %s lead to the schema of the code', async (dialect, variables) => {
  const config = await createConfig(envForBuilding(variables), source);
  const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  const database = payload.db as unknown as WithKit;
  const folder = path.join(source, 'migrations', dialect);
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  // Only the newest snapshot is needed; migrate:create removes the others.
  expect(snapshots).toHaveLength(1);
  const before = JSON.parse(readFileSync(path.join(folder, snapshots[0] ?? ''), 'utf8')) as object;
  const { generateDrizzleJson, generateMigration } = database.requireDrizzleKit();
  const missing = await generateMigration(before, await generateDrizzleJson(database.schema));
  // When this fails: npm run migrate:create -w @beranda/cms -- <what-changed>
  expect(missing).toEqual([]);
});

it.each([
  ['sqlite', sqlite],
  ['postgres', postgres],
])('the migrations of %s that run are those in its folder', async (dialect, migrations) => {
  const migrationDir = path.join(source, 'migrations', dialect);
  expect(await committedMigrations({ migrationDir })).toEqual(migrations.map(({ name }) => name));
});
