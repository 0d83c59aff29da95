const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_CHECK_MS = 500;

/**
 * Calls back once when this process should stop: on a signal, or when its parent npm was killed, which would otherwise
 * leave this process orphaned.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStopRequest(stop) {
  let isRequested = false;
  /** @param {NodeJS.Signals} signal */
  const request = (signal) => {
    if (isRequested) return;
    isRequested = true;
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, request);

  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      request('SIGTERM');
    }, PARENT_CHECK_MS);
    timer.unref();
  }
}
