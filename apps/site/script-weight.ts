import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The most that a page may load at once, in bytes: all its scripts together, each compressed with brotli 11. */
export const SCRIPT_BUDGET = 115_000;

/** Pages share most of their scripts, and brotli takes its time. */
const known = new Map<string, number>();

function weigh(file: string): number {
  const bytes =
    known.get(file) ??
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(file, bytes);
  return bytes;
}

/** What the files weigh together; `paths` are addresses of the site, `directory` is where its build has them. */
export function weighScripts(directory: string, paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + weigh(join(directory, path)), 0);
}
