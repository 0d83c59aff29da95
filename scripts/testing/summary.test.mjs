import { expect, it } from 'vitest';
import { summarize } from './summary.mjs';

it('aligns the steps and ends with the totals', () => {
  const { text, hasPassed } = summarize([
    { step: 'format', result: 'passed', seconds: 1.23 },
    {
      step: 'integration',
      result: 'passed',
      seconds: 60,
      counts: { passed: 12, failed: 0, skipped: 2 },
      note: 'PostgreSQL tests did not run',
    },
  ]);

  expect(text).toBe(
    [
      'step         result  seconds',
      'format       passed      1.2',
      'integration  passed     60.0  12 passed, 0 failed, 2 skipped; PostgreSQL tests did not run',
      '',
      '13 passed, 0 failed',
    ].join('\n'),
  );
  expect(hasPassed).toBe(true);
});

it('names the failed tests', () => {
  const counts = { passed: 12, failed: 1, skipped: 0, failures: ['b.test.ts › rates are rounded'] };

  const { text } = summarize([{ step: 'unit', result: 'failed', seconds: 6, counts }]);

  expect(text.split('\n').slice(2)).toEqual([
    '',
    'unit failed: b.test.ts › rates are rounded',
    '',
    '12 passed, 1 failed',
  ]);
});

it('counts a failed step without tests as one failure', () => {
  const { text, hasPassed } = summarize([
    { step: 'build', result: 'failed', seconds: 3 },
    { step: 'browser', result: 'not run', seconds: 0, note: 'the build failed' },
  ]);

  expect(text.split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(hasPassed).toBe(false);
});

it('is not good when a step did not run', () => {
  expect(summarize([{ step: 'browser', result: 'not run', seconds: 0 }]).hasPassed).toBe(false);
});
