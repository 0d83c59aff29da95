import { expect, it } from 'vitest';
import { isPullDue } from './pull-trace.ts';

it.each([
  ['never fetched', null, null, true],
  ['just fetched', '09:59:00', null, false],
  ['fetched so many minutes ago', '09:50:20', null, true],
  ['fetched before the rules changed', '09:59:00', '09:59:30', true],
  ['fetched after the rules changed', '09:59:00', '09:58:00', false],
  ['fetched an hour before the clock was set back', '11:00:00', null, true],
  ['just fetched by a process whose clock is ahead', '10:00:05', null, false],
])('last seen %s is due: %s, %s, %s', (_what, last, changed, due) => {
  const at = (time: string) => `2026-11-20T${time}Z`;
  const isNow = isPullDue(
    last ? new Date(at(last)) : null,
    10,
    changed && at(changed),
    new Date(at('10:00:00')),
  );
  expect(isNow).toBe(due);
});
