import { readFileSync } from 'node:fs';

/**
 * Whether a process runs; none does where no id is given.
 * @param {number | undefined} pid
 */
export function isAlive(pid) {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    // A killed process stays in the table until its parent has read how it ended.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
