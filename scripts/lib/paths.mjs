import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export const BIN = join(ROOT, 'node_modules', '.bin');

/** The Node.js binary of the `node` package. */
export const PINNED_NODE = join(BIN, 'node');

/**
 * PATH with the workspace's commands first, so that a child finds the pinned Node.js.
 * @param {string | undefined} path
 */
export function withWorkspaceBin(path) {
  return [BIN, ...splitPath(path).filter((entry) => entry !== BIN)].join(delimiter);
}

/**
 * PATH without package commands: `npm ci` deletes `node_modules`, so it must not run on the Node.js in it.
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
