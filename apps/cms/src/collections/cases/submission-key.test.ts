import { expect, it } from 'vitest';
import { type Submission, submissionKey } from './receive-submission.ts';

const answers = { fullName: 'Ratna', notes: 'Halo', sendCopy: false };
const submission: Omit<Submission, 'captcha'> = {
  form: 'contact',
  answers,
  attachments: ['a', 'b'],
  locale: 'id',
  key: 'c0ffee00-0000-4000-8000-000000000000',
};
const of = (change: Partial<Submission> = {}, secret = 's') =>
  submissionKey({ ...submission, ...change }, secret);

it('is equal for equal submissions, independent of property order', () => {
  const reordered = { sendCopy: false, notes: 'Halo', msmeSize: undefined, fullName: 'Ratna' };
  expect(of({ answers: reordered as never })).toBe(of());
});

it('does not depend on the order of attachments', () => {
  expect(of({ attachments: ['b', 'a'] })).toBe(of());
});

it.each([
  ['an attachment', of({ attachments: ['a'] })],
  ['a word', of({ answers: { ...answers, notes: 'Halo!' } })],
  ['the form', of({ form: 'other' as never })],
  ['the language', of({ locale: 'en' })],
  ['the secret', of({}, 'other')],
  ['the key', of({ key: 'c0ffee00-0000-4000-8000-000000000001' })],
])('differs with %s', (_what, other) => {
  expect(other).not.toBe(of());
});
