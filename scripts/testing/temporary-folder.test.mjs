import { existsSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.mjs';

/** The parent of the folder, which is removed. @param {Parameters<typeof makeTemporaryFolder>[0]} system */
function parentOf(system) {
  const folder = makeTemporaryFolder(system);
  const { mode } = statSync(folder);
  rmSync(folder, { recursive: true });
  // Others pass through, and list nothing.
  expect(mode & 0o777).toBe(0o711);
  return dirname(folder);
}

it('is where the system keeps temporary files', () => {
  expect(parentOf({ isCi: false, hasRoom: () => true })).toBe(tmpdir());
  expect(parentOf({ isCi: true, hasRoom: () => false })).toBe(tmpdir());
});

it.skipIf(!existsSync('/dev/shm'))('is in memory in CI', () => {
  expect(parentOf({ isCi: true, hasRoom: () => true })).toBe('/dev/shm');
});
