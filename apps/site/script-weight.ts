import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Performance budget (bundle size) for the scripts that a page loads at first, in bytes: all together, each compressed with brotli 11. */
export const SCRIPT_BUDGET = 115_000;

/** Memoized: pages share most of their scripts, and brotli is slow. */
const memoized = new Map<string, number>();

function weigh(file: string): number {
  const bytes =
    memoized.get(file) ??
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  memoized.set(file, bytes);
  return bytes;
}

/** The total size of scripts. `paths` are URL paths, `directory` is the client build. */
export function weighScripts(directory: string, paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + weigh(join(directory, path)), 0);
}
