const HEARTBEAT_MS = 20_000;

/**
 * One line for a long step: on a terminal its seconds count up in place; elsewhere (a log) it is written once, again
 * every twenty seconds, and at its end.
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

  /** @param {string} outcome */
  const end = (outcome) => {
    clearInterval(timer);
    stream.write(`${isLive ? '\r' : ''}${title}: ${outcome} ${seconds()} s\n`);
  };
  return {
    done: () => end('done in'),
    failed: () => end('failed after'),
    stopped: () => end('stopped after'),
  };
}
