import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntilOnline } from './wait-until-online.ts';

const PAUSE_MS = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether a pause has ended, and how, without any time passing. */
async function stateOf(pause: Promise<void>): Promise<'waiting' | 'ended' | 'aborted'> {
  let state: 'waiting' | 'ended' | 'aborted' = 'waiting';
  pause.then(
    () => {
      state = 'ended';
    },
    () => {
      state = 'aborted';
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return state;
}

it('ends after the pause, or as soon as the browser is online', async () => {
  const pause = waitUntilOnline(PAUSE_MS, null);
  expect(await stateOf(pause)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(await stateOf(pause)).toBe('ended');
  const other = waitUntilOnline(PAUSE_MS, null);
  window.dispatchEvent(new Event('online'));
  expect(await stateOf(other)).toBe('ended');
});

it('rejects at once when it is aborted, also before it began', async () => {
  const controller = new AbortController();
  const pause = waitUntilOnline(PAUSE_MS, controller.signal);
  expect(await stateOf(pause)).toBe('waiting');
  controller.abort();
  expect(await stateOf(pause)).toBe('aborted');
  expect(await stateOf(waitUntilOnline(PAUSE_MS, controller.signal))).toBe('aborted');
});
