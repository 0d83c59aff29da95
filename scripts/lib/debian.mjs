import { existsSync } from 'node:fs';
import { runStep } from './run-step.mjs';

/** Whether this process can install Debian packages. */
export function canInstallSystemPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

/**
 * @param {readonly string[]} packages names of Debian packages
 * @param {{ what: string, signal?: AbortSignal }} options
 */
export async function installSystemPackages(packages, { what, signal }) {
  const shared = {
    command: 'apt-get',
    cwd: '/',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    failureMessage: `${what} could not be installed from Debian's packages; the output of apt-get is above.`,
    signal,
  };
  await runStep({ title: "Reading the list of Debian's packages", args: ['update', '-q'], ...shared });
  await runStep({
    title: `Installing ${what}`,
    args: ['install', '-q', '-y', '--no-install-recommends', ...packages],
    ...shared,
  });
}
