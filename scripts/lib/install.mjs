import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPackageBins } from './paths.mjs';
import { runStep } from './run-step.mjs';
import { UserError } from './user-error.mjs';

const STAMP = '.beranda-install';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Whether `node_modules` differs from package-lock.json. After a manual `npm ci` or `npm install` this compares the list of
 * packages that npm writes to `node_modules`.
 * @param {string} root
 */
export function isInstallNeeded(root) {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return true;
  if (readText(join(modules, STAMP)) === lockfileHash(root)) return false;
  return !matchesLockfile(
    readPackages(join(root, 'package-lock.json')),
    readPackages(join(modules, '.package-lock.json')),
  );
}

/** @param {string} root */
export async function installPackages(root) {
  await runStep({
    title: 'Installing packages (a minute or two the first time)',
    command: 'npm',
    // Builds need the development packages, even with NODE_ENV=production.
    args: ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: root,
    env: { ...process.env, PATH: withoutPackageBins(process.env.PATH) },
    missingMessage: 'npm was not found: Beranda needs npm beside Node.js.',
    failureMessage: 'The packages could not be installed; the output of npm is above.',
  });
  markInstalled(root);
}

/** @param {string} root */
export function markInstalled(root) {
  try {
    writeFileSync(join(root, 'node_modules', STAMP), lockfileHash(root));
  } catch {
    // Without the stamp the next start compares the package lists, which is slower.
  }
}

/** @param {string} root */
function lockfileHash(root) {
  const text = readText(join(root, 'package-lock.json'));
  if (text === undefined)
    throw new UserError('package-lock.json is missing: this is not a complete copy of Beranda.');
  return createHash('sha256').update(text).digest('hex');
}

/**
 * @param {Record<string, LockedPackage> | undefined} locked
 * @param {Record<string, LockedPackage> | undefined} installed
 */
function matchesLockfile(locked, installed) {
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, lockedPackage]) => {
    if (!path.includes('node_modules/')) return true;
    const installedPackage = installed[path];
    // Optional packages are for other platforms.
    if (!installedPackage) return Boolean(lockedPackage.optional || lockedPackage.devOptional);
    return (
      installedPackage.version === lockedPackage.version &&
      Boolean(installedPackage.link) === Boolean(lockedPackage.link)
    );
  });
}

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(path) {
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
