import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const STAMP = '.build-stamp';

/** Not read by a build: output, data and dependencies. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.next', 'data', 'coverage', 'test-results']);
const SKIPPED_FILES = /\.test\.[^.]+$|\.tsbuildinfo$|^next-env\.d\.ts$|^\.env|\.md$/;

/**
 * A hash of the names and contents of all sources of an application.
 * @param {string} root
 * @param {readonly string[]} sources files and folders, relative to the root
 * @param {RegExp} skippedFiles
 */
export function hashSources(root, sources, skippedFiles = SKIPPED_FILES) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => listFiles(join(root, source), skippedFiles))) {
    const contents = readFileSync(path);
    hash.update(`${relative(root, path)}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}

/** @param {string} outputFolder */
export function readStamp(outputFolder) {
  try {
    return readFileSync(join(outputFolder, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} outputFolder
 * @param {string} hash
 */
export function writeStamp(outputFolder, hash) {
  writeFileSync(join(outputFolder, STAMP), hash);
}

/**
 * Removes the stamp before a build starts, so that an aborted build is never taken for complete.
 * @param {string} outputFolder
 */
export function removeStamp(outputFolder) {
  rmSync(join(outputFolder, STAMP), { force: true });
}

/**
 * @param {string} path
 * @param {RegExp} skippedFiles
 * @returns {string[]} in an order that depends on names only
 */
function listFiles(path, skippedFiles) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(join(path, entry.name), skippedFiles);
      return entry.isFile() && !skippedFiles.test(entry.name) ? [join(path, entry.name)] : [];
    });
}
