import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const PARENT_PIPE_FD = 3;

if (isMainThread && process.env.BERANDA_LIFELINE) {
  // Only for this process: its own children inherit `--import`, but their fourth file descriptor is something else.
  delete process.env.BERANDA_LIFELINE;
  const watchdog = new Socket({ fd: PARENT_PIPE_FD, readable: true, writable: false });
  watchdog.on('error', () => {});
  watchdog.on('close', () => process.kill(process.pid, 'SIGTERM'));
  watchdog.resume();
  watchdog.unref();
}
