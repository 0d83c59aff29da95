import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/lib/paths.mjs';
import { prepareDatabase } from '../scripts/lib/prepare-database.mjs';
import { stackEnvironment } from './stack.ts';

/** Migrates and seeds once; each stack starts from a copy. */
async function fillTemplate(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  await prepareDatabase({ root: ROOT, environment: await stackEnvironment(directory) });
}

/** Makes the template, unless BERANDA_E2E_TEMPLATE names one that `node template.ts <folder>` has filled. */
export default async function provideTemplate(): Promise<() => void> {
  if (process.env.BERANDA_E2E_TEMPLATE) return () => {};
  const directory = mkdtempSync(path.join(tmpdir(), 'beranda-template-'));
  process.env.BERANDA_E2E_TEMPLATE = directory;
  await fillTemplate(directory);
  return () => rmSync(directory, { recursive: true, force: true });
}

if (import.meta.main) await fillTemplate(String(process.argv[2]));
