import { spawnSync } from 'node:child_process';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { UserError } from './user-error.mjs';

/** What the pinned Node.js is linked to and a minimal system may lack, and Debian's packages of it. */
const NEEDED = [
  { file: 'libatomic.so.1', debianPackage: 'libatomic1' },
  { file: 'libstdc++.so.6', debianPackage: 'libstdc++6' },
];

/** Not on the path of everybody. */
const LDCONFIG = '/sbin/ldconfig';

/**
 * The libraries that the dynamic linker knows, as `ldconfig -p` lists them; undefined where there is no such list.
 * @returns {string | undefined}
 */
function listLibraries() {
  const { status, stdout } = spawnSync(LDCONFIG, ['-p'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/**
 * Sees to it that the pinned Node.js can run. It comes without these libraries and would end with code 127, in the midst
 * of the installation of the packages, whose scripts run on it.
 * @param {object} [system] the machine, unless a test stands in for it
 * @param {() => string | undefined} [system.list]
 * @param {() => boolean} [system.canInstall]
 * @param {typeof installSystemPackages} [system.install]
 */
export async function ensureSystemLibraries({
  list = listLibraries,
  canInstall = canInstallSystemPackages,
  install = installSystemPackages,
} = {}) {
  const missing = findMissing(list());
  if (missing.length === 0) return;
  const names = missing.map(({ file }) => file).join(' and ');
  const packages = missing.map(({ debianPackage }) => debianPackage);
  if (canInstall()) {
    await install(packages, { what: names });
    if (findMissing(list()).length === 0) return;
  }
  throw new UserError(
    `The pinned Node.js needs ${names}, which this machine lacks. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}. On Fedora: sudo dnf install libatomic libstdc++. Then start again.`,
  );
}

/** @param {string | undefined} known */
function findMissing(known) {
  return known === undefined ? [] : NEEDED.filter(({ file }) => !known.includes(`\t${file} `));
}
