import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository: two folders above this file. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export const BIN = join(ROOT, 'node_modules', '.bin');

/** Where the `node` package puts the Node.js that everything runs on. */
export const PINNED_NODE = join(BIN, 'node');

/**
 * PATH with the workspace's own commands first, so that a child finds the pinned Node.js.
 * @param {string | undefined} path
 */
export function withWorkspaceBin(path) {
  return [BIN, ...splitPath(path).filter((entry) => entry !== BIN)].join(delimiter);
}

/**
 * PATH without any package's commands: `npm ci` deletes `node_modules`, so it must not run on the Node.js in there.
 * @param {string | undefined} path
 */
export function withoutPackageBins(path) {
  return splitPath(path)
    .filter((entry) => !/[\\/]node_modules[\\/]/.test(`${entry}/`))
    .join(delimiter);
}

/** @param {string | undefined} path */
function splitPath(path) {
  return (path ?? '').split(delimiter).filter(Boolean);
}
