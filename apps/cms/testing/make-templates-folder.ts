import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for the database templates of this run, removed at its end. Global set-up of the integration tests. */
export default function makeTemplatesFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'beranda-templates-'));
  process.env.TEST_DATABASE_TEMPLATES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
