import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallSystemPackages, installSystemPackages } from '../lib/debian.mjs';
import { UserError } from '../lib/user-error.mjs';

/** The program itself: what is called `firefox` on the path may be a script that starts a sandboxed one. */
const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const WEBKIT_PROGRAMS = ['WebKitWebDriver', 'Xvfb', 'matchbox-window-manager'];

/** The path of a Firefox, the one of FIREFOX_PATH first. */
export function findFirefox() {
  const configured = process.env.FIREFOX_PATH;
  if (configured && !existsSync(configured))
    throw new UserError(`FIREFOX_PATH is ${configured}, where there is no file.`);
  return configured || FIREFOX_PLACES.find((path) => existsSync(path));
}

/** Whether WebKitGTK can be driven here: on a screen in memory, with a window manager that gives windows the focus. */
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
 * Installs the browsers besides Chromium that are missing, where that is possible.
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} which of them this machine cannot have, and why
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
