import { expect, it } from 'vitest';
import { loggableJob } from './logger.ts';

it('logs the identity of a job without its data', () => {
  const job = { id: 7, taskSlug: 'sendReceipt', totalTried: 2, waitUntil: null };
  const whole = { ...job, input: { case: '1' }, error: { message: 'ratna@contoh.example' }, log: [] };
  expect(loggableJob(whole)).toEqual(job);
  expect(loggableJob(undefined)).toEqual({});
});
