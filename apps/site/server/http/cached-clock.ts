/** A clock that is read from the system every 500 ms, for code that runs a hundred thousand times a second. */
export const clock = { milliseconds: 0, seconds: 0, httpDate: '' };

const TICK_MS = 500;

function tick(): void {
  clock.milliseconds = Date.now();
  const seconds = Math.floor(clock.milliseconds / 1_000);
  if (seconds === clock.seconds) return;
  clock.seconds = seconds;
  clock.httpDate = new Date(seconds * 1_000).toUTCString();
}

tick();
setInterval(tick, TICK_MS).unref();
