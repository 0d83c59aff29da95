import path from 'node:path';
import { withoutValues } from '@beranda/contract/loggable-error';
import { getPayload } from 'payload';
import { createConfig } from '#cms/create-config.ts';
import { EnvironmentError, parseEnv } from '#cms/env.ts';
import { describeRotation, rotateKeys } from './rotation/key-rotation.ts';

process.umask(0o077);

/**
 * Encrypts personal data again with the first of ENCRYPTION_KEYS: `npm run rotate-keys -w @beranda/cms`. Runs beside the
 * back office, may be interrupted and repeated. Exits with 1 if something is still encrypted with another key.
 */
try {
  const env = parseEnv(process.env);
  const config = await createConfig(env, path.resolve(import.meta.dirname, '..'));
  const payload = await getPayload({ config, disableOnInit: true });
  const encryptionKeys = env.encryptionKeys;
  const rotation = await rotateKeys(payload, encryptionKeys, (line) => console.log(line));
  for (const line of describeRotation(rotation, encryptionKeys)) console.log(line);
  process.exit(rotation.isIncomplete || rotation.unreadable.length > 0 ? 1 : 0);
} catch (error) {
  const message = withoutValues(error instanceof Error ? error.message : String(error));
  console.error(error instanceof EnvironmentError ? message : `The keys could not be rotated: ${message}`);
  process.exit(1);
}
