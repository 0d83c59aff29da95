import path from 'node:path';
import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';

/**
 * Generates `payload-types.ts` and the admin panel's import map from the configuration. Both are committed.
 */
const config = await createConfig(envForBuilding(), path.resolve(import.meta.dirname, '..'));
await generateTypes(config);
await generateImportMap(config, { force: true, log: true });
process.exit(0);
