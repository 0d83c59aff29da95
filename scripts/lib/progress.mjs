const HEARTBEAT_MS = 20_000;

/**
 * Shows the progress of a long step: on a terminal one line that counts seconds; in a log a line at the start, every
 * twenty seconds, and at the end.
 * @param {string} title
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [stream]
 */
export function showProgress(title, stream = process.stdout) {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const isLive = stream.isTTY === true;

  const show = () => stream.write(isLive ? `\r${title} … ${seconds()} s` : `${title} … ${seconds()} s\n`);
  stream.write(isLive ? `${title} …` : `${title} …\n`);
  const timer = setInterval(show, isLive ? 1_000 : HEARTBEAT_MS);

  /** @param {string} result */
  const end = (result) => {
    clearInterval(timer);
    stream.write(`${isLive ? '\r' : ''}${title}: ${result} ${seconds()} s\n`);
  };
  return {
    done: () => end('done in'),
    failed: () => end('failed after'),
    stopped: () => end('stopped after'),
  };
}
