import { spawn } from 'node:child_process';
import { once } from 'node:events';

const isPosix = process.platform !== 'win32';

/**
 * Starts a command as the leader of its own process group: Ctrl-C in the terminal then reaches only the parent, which
 * stops things in order, and the whole group can be killed together.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnGroup(command, args, options) {
  return spawn(command, args, { ...options, detached: isPosix });
}

/**
 * Sends SIGTERM, and SIGKILL to the whole group after a timeout. Orphans in the group are killed in any case.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} withinMs
 */
export async function stopGroup(child, withinMs) {
  if (isRunning(child)) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(child), withinMs);
    await exited;
    clearTimeout(timer);
  }
  killGroup(child);
}

/** @param {import('node:child_process').ChildProcess} child */
export function isRunning(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** @param {import('node:child_process').ChildProcess} child */
export function killGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(isPosix ? -child.pid : child.pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}
