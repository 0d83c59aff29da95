import { existsSync } from 'node:fs';
import { canInstallSystemPackages, installSystemPackages } from '../scripts/lib/debian.mjs';

const PROGRAMS = { nginx: '/usr/sbin/nginx', wrk: '/usr/bin/wrk' };
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'wrk'];

/**
 * Installs nginx and wrk from Debian packages where they are missing and that is possible.
 * @returns their paths, or the names of the missing ones
 */
export async function ensureThroughputTools(
  signal: AbortSignal,
): Promise<typeof PROGRAMS | { missing: string }> {
  const listMissing = () => Object.entries(PROGRAMS).filter(([, path]) => !existsSync(path));
  if (listMissing().length > 0 && canInstallSystemPackages()) {
    try {
      await installSystemPackages(PACKAGES, { what: 'nginx and wrk', signal });
    } catch (error) {
      signal.throwIfAborted();
      return { missing: error instanceof Error ? error.message : String(error) };
    }
  }
  const missing = listMissing().map(([name]) => name);
  if (missing.length > 0) return { missing: `${missing.join(' and ')} not found on this machine` };
  return PROGRAMS;
}
