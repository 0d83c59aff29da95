import type { ContactMessage } from '@beranda/contract';
import { expect, it } from 'vitest';
import { submissionKey } from './receive-contact-message.ts';

const message = { fullName: 'Ratna', notes: 'Halo', sendCopy: false } as ContactMessage;
const key = 'c0ffee00-0000-4000-8000-000000000000';
const of = (change: Partial<ContactMessage> = {}, locale: 'id' | 'en' = 'id', secret = 's', ownKey = key) =>
  submissionKey({ message: { ...message, ...change }, locale, key: ownKey }, secret);

it('is equal for equal submissions, independent of property order', () => {
  const reordered = {
    sendCopy: false,
    notes: 'Halo',
    msmeSize: undefined,
    fullName: 'Ratna',
  } as ContactMessage;
  expect(submissionKey({ message: reordered, locale: 'id', key }, 's')).toBe(of());
});

it.each([
  ['a word', of({ notes: 'Halo!' })],
  ['the language', of({}, 'en')],
  ['the secret', of({}, 'id', 'other')],
  ['the key', of({}, 'id', 's', 'c0ffee00-0000-4000-8000-000000000001')],
])('differs with %s', (_what, other) => {
  expect(other).not.toBe(of());
});
