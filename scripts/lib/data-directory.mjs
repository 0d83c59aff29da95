import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './user-error.mjs';

/**
 * Makes the data directory (readable by its owner only) if there is none, and makes sure that it can be written to.
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
 * Not `mkdir` with `recursive`: under a file system that answers ENOENT to every `mkdir`, such as /proc, that one tries
 * for ever.
 * @param {string} path
 */
function makeDirectory(path) {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}
