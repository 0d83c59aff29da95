import { expect, it } from 'vitest';
import { formatAnswerTime } from './answer-time.ts';
import { formIn } from './forms.ts';

it.each([
  [{ workingDays: 10 }, 'id', '10 hari kerja'],
  [{ workingDays: 10 }, 'en', '10 working days'],
  [{ workingDays: 1 }, 'en', '1 working day'],
  [{ hours: 72 }, 'id', '72 jam'],
  [{ hours: 72 }, 'en', '72 hours'],
] as const)('the answer time %o in %s is "%s"', (answerTime, locale, text) => {
  expect(formatAnswerTime(answerTime, locale)).toBe(text);
});

it.each([
  ['id', '72 jam'],
  ['en', '72 hours'],
] as const)('texts of a form in %s name the time that its definition promises', (locale, time) => {
  const { texts } = formIn(locale, 'data-request');
  expect(texts.nextSteps).toContain(time);
  expect([texts.nextSteps, ...(texts.receipt ?? [])].join()).not.toMatch(/[{}]/);
});
