import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './user-error.mjs';

/** The SQLite database in the data directory; the back office has the same name in `database/adapter.ts`. */
export const DATABASE_FILE = 'beranda.db';

/**
 * Creates the data directory (mode 0700) where it is missing, and checks that it is writable.
 * @param {string} path
 */
export function ensureDataDirectory(path) {
  const probe = join(path, `.write-check-${process.pid}`);
  try {
    makeDirectory(path);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new UserError(
      `Beranda cannot write to its data directory ${path} (${code}): give the user that starts it write access, or set DATA_DIR to another directory.`,
    );
  }
}

/**
 * Not `mkdir` with `recursive`, which loops forever on a file system that answers every `mkdir` with ENOENT, such as
 * /proc.
 * @param {string} path
 */
function makeDirectory(path) {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
