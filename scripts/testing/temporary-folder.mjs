import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** What a run needs at most, several times over. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Makes the folder for everything temporary of a run: databases, clusters, browser profiles. In CI it is in memory where
 * there is room, since a new PostgreSQL database alone consists of three thousand files. Elsewhere a run that is killed
 * would leave it there.
 *
 * @param {object} system
 * @param {boolean} system.isCi
 * @param {() => boolean} [system.hasRoom] replaced by tests
 */
export function makeTemporaryFolder({ isCi, hasRoom = hasRoomInMemory }) {
  const folder = mkdtempSync(join(isCi && hasRoom() ? IN_MEMORY : tmpdir(), 'beranda-tests-'));
  // PostgreSQL runs as another user, whose folder is inside.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES && !isNoexec();
  } catch {
    return false;
  }
}

/** Containers often forbid to run programs there, as some tests do. */
function isNoexec() {
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, folder, , options = '']) => folder === IN_MEMORY && options.split(',').includes('noexec'));
}
