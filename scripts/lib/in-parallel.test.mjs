import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.mjs';

/** Ends when it is stopped, a moment later. @param {string[]} ended */
const waitUntilStopped = (ended) => async (/** @type {AbortSignal} */ stop) => {
  await new Promise((resolve) => stop.addEventListener('abort', resolve));
  await Promise.resolve();
  ended.push('stopped');
  throw stop.reason;
};

it('waits for all tasks', async () => {
  /** @type {number[]} */
  const ended = [];
  const after = (/** @type {number} */ ms) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    ended.push(ms);
  };
  await inParallel(new AbortController().signal, [after(10), after(1)]);

  expect(ended).toEqual([1, 10]);
});

it('stops the others when one fails, and throws its error once they have ended', async () => {
  /** @type {string[]} */
  const ended = [];
  const failing = () => Promise.reject(new Error('no build'));

  await expect(inParallel(new AbortController().signal, [waitUntilStopped(ended), failing])).rejects.toThrow(
    'no build',
  );
  expect(ended).toEqual(['stopped']);
});

it('is stopped from outside', async () => {
  /** @type {string[]} */
  const ended = [];
  const controller = new AbortController();
  const running = inParallel(controller.signal, [waitUntilStopped(ended)]);
  controller.abort(new Error('Stopped by SIGINT'));

  await expect(running).rejects.toThrow('Stopped by SIGINT');
  expect(ended).toEqual(['stopped']);
});
