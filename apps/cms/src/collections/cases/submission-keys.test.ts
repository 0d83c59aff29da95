import { describe, expect, it } from 'vitest';
import { submissionKeys } from './submission-keys.ts';

const answers = { fullName: 'Ratna', notes: 'Halo', sendCopy: false };
const submission = {
  form: 'contact',
  answers,
  locale: 'id',
  key: 'c0ffee00-0000-4000-8000-000000000000',
  browser: 'peramban',
} as const;
const files = ['a', 'b'];

type Change = Partial<Record<keyof typeof submission, unknown>>;
const keysOf = (change: Change = {}, more = files, secret = 's') =>
  submissionKeys({ ...submission, ...change } as typeof submission, more, secret);

describe.each(['idempotencyKey', 'contentKey'] as const)('the %s of a submission', (name) => {
  const of = (...change: Parameters<typeof keysOf>) => keysOf(...change)[name];

  it('is equal for equal submissions, independent of property order', () => {
    const reordered = { sendCopy: false, notes: 'Halo', msmeSize: undefined, fullName: 'Ratna' };
    expect(of({ answers: reordered })).toBe(of());
  });

  it('does not depend on the order of attachments', () => {
    expect(of({}, ['b', 'a'])).toBe(of());
  });

  it.each<[string, Parameters<typeof keysOf>]>([
    ['an attachment', [{}, ['a']]],
    ['a word', [{ answers: { ...answers, notes: 'Halo!' } }]],
    ['the form', [{ form: 'complaint' }]],
    ['the language', [{ locale: 'en' }]],
    ['the secret', [{}, files, 'other']],
  ])('differs with %s', (_what, change) => {
    expect(of(...change)).not.toBe(of());
  });
});

it('the idempotency key belongs to a page, the content key to a browser', () => {
  const page = keysOf({ key: 'c0ffee00-0000-4000-8000-000000000001' });
  expect(page.contentKey).toBe(keysOf().contentKey);
  expect(page.idempotencyKey).not.toBe(keysOf().idempotencyKey);
  const browser = keysOf({ browser: 'lain' });
  expect(browser.idempotencyKey).toBe(keysOf().idempotencyKey);
  expect(browser.contentKey).not.toBe(keysOf().contentKey);
});

it('without a browser there is no content key, and none equals an idempotency key', () => {
  expect(keysOf({ browser: undefined }).contentKey).toBeUndefined();
  const { idempotencyKey, contentKey } = keysOf({ browser: submission.key });
  expect(contentKey).not.toBe(idempotencyKey);
});
