import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages, isInstallNeeded, markInstalled } from './install.mjs';
import { parentWatchdog } from './parent-watchdog.mjs';
import { PINNED_NODE, ROOT, withWorkspaceBin } from './paths.mjs';
import { onStopRequest } from './stop-request.mjs';
import { ensureSystemLibraries } from './system-libraries.mjs';
import { reportError, UserError } from './user-error.mjs';

/**
 * Installs missing packages and system libraries, then runs `main` on the pinned Node.js: in this process if it is that
 * version already, else in a child process. `main` returns the exit code.
 * @param {string} entryUrl the entry script's `import.meta.url`
 * @param {() => Promise<number>} main
 */
export async function runPinned(entryUrl, main) {
  // EPIPE: the reader of a pipe has closed it (`npm start | head`).
  process.stdout.on('error', () => {});
  try {
    if (!isPinned()) await ensureSystemLibraries();
    if (isInstallNeeded(ROOT)) await installPackages(ROOT);
    else markInstalled(ROOT);
    if (!existsSync(PINNED_NODE)) {
      throw new UserError(
        "The pinned Node.js is missing from node_modules: npm's ignore-scripts setting must be off, because the package `node` fetches it while it is installed.",
      );
    }
    process.exitCode = isPinned() ? await main() : await runOnPinnedNode(fileURLToPath(entryUrl));
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
  // Exits even if a handle is still open.
  process.exit();
}

function isPinned() {
  try {
    return realpathSync(process.execPath) === realpathSync(PINNED_NODE);
  } catch {
    // The installation has replaced the binary of this process.
    return false;
  }
}

/**
 * @param {string} entry
 * @returns {Promise<number>}
 */
async function runOnPinnedNode(entry) {
  const { spawnGroup } = await import('./child-group.mjs');
  const watchdog = parentWatchdog({
    ...process.env,
    PATH: withWorkspaceBin(process.env.PATH),
  });
  const child = spawnGroup(PINNED_NODE, [...watchdog.execArgv, entry, ...process.argv.slice(2)], {
    cwd: process.cwd(),
    env: watchdog.env,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  onStopRequest((signal) => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
