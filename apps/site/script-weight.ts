import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The most that a page may load at once, in bytes: all its scripts together, each compressed with brotli 11. */
export const SCRIPT_BUDGET = 115_000;

/** What the files weigh together; `paths` are addresses of the site, `directory` is where its build has them. */
export function weighScripts(directory: string, paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + compressedSize(readFileSync(join(directory, path))), 0);
}

function compressedSize(code: Buffer): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
