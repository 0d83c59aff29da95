import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const PARENT_PIPE_FD = 3;

if (isMainThread && process.env.BERANDA_PARENT_WATCHDOG) {
  // Only for this process: its children inherit `--import`, but not the pipe as file descriptor 3.
  delete process.env.BERANDA_PARENT_WATCHDOG;
  const watchdog = new Socket({ fd: PARENT_PIPE_FD, readable: true, writable: false });
  watchdog.on('error', () => {});
  watchdog.on('close', () => process.kill(process.pid, 'SIGTERM'));
  watchdog.resume();
  watchdog.unref();
}
