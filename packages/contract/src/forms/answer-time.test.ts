import { expect, it } from 'vitest';
import { formatAnswerTime } from './answer-time.ts';

it.each([
  [{ workingDays: 10 }, 'id', '10 hari kerja'],
  [{ workingDays: 10 }, 'en', '10 working days'],
  [{ workingDays: 1 }, 'en', '1 working day'],
  [{ hours: 72 }, 'id', '72 jam'],
  [{ hours: 72 }, 'en', '72 hours'],
] as const)('the answer time %o in %s is "%s"', (takes, locale, text) => {
  expect(formatAnswerTime(takes, locale)).toBe(text);
});
