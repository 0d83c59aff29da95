import type { Payload } from 'payload';
import { expect, it, vi } from 'vitest';
import { finishBackgroundTasks, runInBackground } from './background-tasks.ts';

const withLog = () => {
  const error = vi.fn();
  return { error, payload: { logger: { error } } as unknown as Payload };
};

it('waits at the end for what runs in the background, also for what begins meanwhile', async () => {
  const { payload } = withLog();
  const done: string[] = [];
  const first = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => {
    done.push('first');
    const second = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => done.push('second'));
    runInBackground(payload, second, 'no');
  });
  runInBackground(payload, first, 'no');
  await finishBackgroundTasks();
  expect(done).toEqual(['first', 'second']);
});

it('logs a failure, and does not fail itself', async () => {
  const { error, payload } = withLog();
  const err = new Error('down');
  runInBackground(payload, Promise.reject(err), 'The mail was not sent');
  await finishBackgroundTasks();
  expect(error.mock.calls).toEqual([[{ msg: 'The mail was not sent', err }]]);
});
