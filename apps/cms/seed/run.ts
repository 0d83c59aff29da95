import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getPayload, type Payload } from 'payload';
import { MAX_DOCUMENT_TEXT } from '#cms/collections/documents/text/read-document-text.ts';
import { storeMissingDocumentTexts } from '#cms/collections/documents/text/store-document-text.ts';
import { textOfFile } from '#cms/collections/documents/text/text-of-file.ts';
import { createConfig } from '#cms/create-config.ts';
import { dialectOf } from '#cms/database/adapter.ts';
import { closeDatabase } from '#cms/database/close-database.ts';
import { withLock } from '#cms/database/locks.ts';
import { runMigrations } from '#cms/database/run-migrations.ts';
import { EnvironmentError, parseEnv } from '#cms/env.ts';

// Files (database, pictures, mail) are readable by this user only.
process.umask(0o077);

async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'news', overrideAccess: true });
  const { bankName } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
  return totalDocs === 0 && !bankName;
}

/** Migrates the database, and seeds an empty one with the demonstration bank. */
async function seed(): Promise<void> {
  const start = performance.now();
  const env = parseEnv(process.env);
  const config = await createConfig(env, path.resolve(import.meta.dirname, '../src'));
  const payload = await getPayload({ config, disableOnInit: true });
  await runMigrations(payload, dialectOf(env), (line) => console.log(line));
  await withLock(payload, 'schema', async () => {
    if (!(await isEmpty(payload))) {
      console.log('There is content already: nothing to seed.');
      return;
    }
    const { seedBank } = await import('./seed-bank.ts');
    await seedBank(payload);
    await storeMissingDocumentTexts(payload, async (file, format) =>
      textOfFile(await readFile(file), format, MAX_DOCUMENT_TEXT),
    );
    console.log(`Seeded in ${Math.round((performance.now() - start) / 1000)} s.`);
  });
  await closeDatabase(payload);
}

try {
  await seed();
  process.exit(0);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof EnvironmentError ? message : `The database could not be seeded: ${message}`);
  process.exit(1);
}
