import { spawnSync } from 'node:child_process';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { UserError } from './user-error.mjs';

/** Libraries that the pinned Node.js links to and a minimal system may lack, with their Debian packages. */
const NEEDED = [
  { file: 'libatomic.so.1', debianPackage: 'libatomic1' },
  { file: 'libstdc++.so.6', debianPackage: 'libstdc++6' },
];

/** Absolute, because /sbin is not on the PATH of every user. */
const LDCONFIG = '/sbin/ldconfig';

/**
 * The output of `ldconfig -p`; undefined where that is not available.
 * @returns {string | undefined}
 */
function listLibraries() {
  const { status, stdout } = spawnSync(LDCONFIG, ['-p'], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/**
 * Installs the system libraries of the pinned Node.js where they are missing. Without them it exits with code 127 during
 * the installation of packages, whose scripts run on it.
 * @param {object} [system] replaced by tests
 * @param {() => string | undefined} [system.list]
 * @param {() => boolean} [system.canInstall]
 * @param {typeof installSystemPackages} [system.install]
 */
export async function ensureSystemLibraries({
  list = listLibraries,
  canInstall = canInstallSystemPackages,
  install = installSystemPackages,
} = {}) {
  const missing = listMissing(list());
  if (missing.length === 0) return;
  const names = missing.map(({ file }) => file).join(' and ');
  const packages = missing.map(({ debianPackage }) => debianPackage);
  if (canInstall()) {
    await install(packages, { what: names });
    if (listMissing(list()).length === 0) return;
  }
  throw new UserError(
    `The pinned Node.js needs ${names}, which this machine lacks. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}. On Fedora: sudo dnf install libatomic libstdc++. Then start again.`,
  );
}

/** @param {string | undefined} installed */
function listMissing(installed) {
  return installed === undefined ? [] : NEEDED.filter(({ file }) => !installed.includes(`\t${file} `));
}
