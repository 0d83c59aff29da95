import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/lib/paths.mjs';
import { prepareDatabase } from '../scripts/lib/prepare-database.mjs';
import { stackEnvironment } from './stack.ts';

/** Migrates and seeds once; each journey starts from a copy. */
export default async function makeTemplate(): Promise<() => void> {
  const directory = mkdtempSync(path.join(tmpdir(), 'beranda-template-'));
  process.env.BERANDA_E2E_TEMPLATE = directory;
  await prepareDatabase({ root: ROOT, environment: await stackEnvironment(directory) });
  return () => rmSync(directory, { recursive: true, force: true });
}
