import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallSystemPackages, installSystemPackages } from '../lib/debian.mjs';
import { UserError } from '../lib/user-error.mjs';

/** The binary itself: `firefox` on the PATH may be a script that starts a sandboxed one. */
const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'Xvfb', 'matchbox-window-manager'];

/** The path of Firefox: FIREFOX_PATH, or a usual one. */
export function findFirefox() {
  const configured = process.env.FIREFOX_PATH;
  if (configured && !existsSync(configured))
    throw new UserError(`FIREFOX_PATH is ${configured}, where there is no file.`);
  return configured || FIREFOX_PATHS.find((path) => existsSync(path));
}

/** Whether WebKitGTK can run here: it needs a virtual display, and a window manager for focus. */
export function hasWebkit() {
  const folders = (process.env.PATH ?? '').split(':');
  return WEBKIT_PROGRAMS.every((program) => folders.some((folder) => isProgram(join(folder, program))));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const ENGINES = [
  { name: 'Firefox', isThere: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    isThere: hasWebkit,
    packages: ['webkit2gtk-driver', 'xvfb', 'matchbox-window-manager'],
  },
];

/**
 * Installs missing browsers besides Chromium where that is possible.
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} which browsers are not available, and why
 */
export async function ensureEngines(signal) {
  const missing = [];
  for (const { name, isThere, packages } of ENGINES) {
    if (isThere()) continue;
    const reason = await install(packages, name, signal);
    if (!isThere())
      missing.push(`${name} tests did not run: ${reason ?? `Debian's packages did not bring it`}`);
  }
  return missing.length > 0 ? missing.join('; ') : undefined;
}

/**
 * @param {readonly string[]} packages
 * @param {string} what
 * @param {AbortSignal} signal
 */
async function install(packages, what, signal) {
  if (!canInstallSystemPackages()) return `no ${packages.join(', ')} on this machine`;
  try {
    await installSystemPackages(packages, { what, signal });
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}
