import { expect, it } from 'vitest';
import { loggableError, loggableJob } from './logger.ts';

it('removes the values of a failed statement from database errors', () => {
  const cause = Object.assign(new Error('duplicate'), {
    code: '23505',
    detail: 'Key (email)=(ratna@contoh.example) already exists.',
  });
  const error = new Error(
    'Failed query: insert into "cases" values ($1, $2)\nparams: Ratna,ratna@contoh.example\n2nd line',
    { cause },
  );
  const logged = JSON.stringify(loggableError(error));
  expect(logged).toContain('Failed query');
  expect(logged).toContain('23505');
  expect(logged).not.toMatch(/Ratna|ratna|2nd line/);
});

it('preserves the stack trace', () => {
  expect(loggableError(new TypeError('x is not a function')).stack).toContain('logger.test.ts');
});

it('logs little about values that are not errors', () => {
  expect(loggableError('ratna@contoh.example')).toEqual({ type: 'string', message: 'Not an error object' });
});

it('logs the identity of a job without its data', () => {
  const job = { id: 7, taskSlug: 'sendReceipt', totalTried: 2, waitUntil: null };
  const whole = { ...job, input: { case: '1' }, error: { message: 'ratna@contoh.example' }, log: [] };
  expect(loggableJob(whole)).toEqual(job);
  expect(loggableJob(undefined)).toEqual({});
});
