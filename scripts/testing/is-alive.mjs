import { readFileSync } from 'node:fs';

/**
 * Whether a process is running; false without an id.
 * @param {number | undefined} pid
 */
export function isAlive(pid) {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    // Zombie: a killed process stays in the process table until its parent has waited for it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
