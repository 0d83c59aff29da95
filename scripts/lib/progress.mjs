const HEARTBEAT_MS = 20_000;
const CLEAR_LINE = '\r\u001b[K';

/** Steps that run on a terminal now, in the order in which they began: they share its last line. @type {Set<() => string>} */
const live = new Set();

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
  const state = () => `${title} … ${seconds()} s`;

  const showLive = () =>
    live.size > 0 && stream.write(CLEAR_LINE + [...live].map((render) => render()).join(' · '));
  const show = () => (isLive ? showLive() : stream.write(`${state()}\n`));
  if (isLive) {
    live.add(state);
    showLive();
  } else stream.write(`${title} …\n`);
  const timer = setInterval(show, isLive ? 1_000 : HEARTBEAT_MS);

  /** @param {string} result */
  const end = (result) => {
    clearInterval(timer);
    live.delete(state);
    stream.write(`${isLive ? CLEAR_LINE : ''}${title}: ${result} ${seconds()} s\n`);
    if (isLive) showLive();
  };
  return {
    done: () => end('done in'),
    failed: () => end('failed after'),
    stopped: () => end('stopped after'),
  };
}
