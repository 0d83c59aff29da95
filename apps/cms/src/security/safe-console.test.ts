import { expect, it } from 'vitest';
import { consoleLine } from './safe-console.ts';

const NAME = 'Ratna Wulandari';
const failedQuery = () =>
  Object.assign(new Error(`Failed query: select 1\nparams: ${NAME}`), { params: [NAME], query: 'select 1' });

it.each([
  ['an error', [failedQuery()]],
  ['an error after a text', ['uncaughtException: ', failedQuery()]],
  ['the text of an error', [String(failedQuery())]],
  ['its stack trace', [failedQuery().stack]],
  ['an object', [{ params: [NAME] }]],
])('a line about %s has no values', (_what, args) => {
  const line = consoleLine('error', args);
  expect(line).not.toContain(NAME);
  expect(JSON.parse(line)).toMatchObject({ level: 50, msg: expect.stringMatching(/\S/) });
});

it('keeps texts and stack traces', () => {
  const line = JSON.parse(consoleLine('warn', ['Slow page', new TypeError('x is not a function')]));
  expect(line).toMatchObject({ level: 40, msg: 'Slow page', err: { message: 'x is not a function' } });
  expect(line.err.stack).toContain('safe-console.test.ts');
});
