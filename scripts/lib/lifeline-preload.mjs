import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

const LIFELINE_FD = 3;

if (isMainThread && process.env.BERANDA_LIFELINE) {
  // Only for this process: its own children inherit `--import`, but their fourth file descriptor is something else.
  delete process.env.BERANDA_LIFELINE;
  const lifeline = new Socket({ fd: LIFELINE_FD, readable: true, writable: false });
  lifeline.on('error', () => {});
  lifeline.on('close', () => process.kill(process.pid, 'SIGTERM'));
  lifeline.resume();
  lifeline.unref();
}
