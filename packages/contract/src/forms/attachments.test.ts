import { expect, test } from 'vitest';
import { ATTACHMENT_LIMITS } from '../limits.ts';
import { attachmentIds } from './attachments.ts';

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
const isValid = (value: unknown) => attachmentIds.safeParse(value).success;

test('a submission has at most as many attachments as its page allows', () => {
  expect(isValid([])).toBe(true);
  expect(isValid(ids(ATTACHMENT_LIMITS.count))).toBe(true);
  expect(isValid(ids(ATTACHMENT_LIMITS.count + 1))).toBe(false);
});

test('a submission names each attachment once, by its id', () => {
  const [id] = ids(1);
  expect(isValid([id, id])).toBe(false);
  expect(isValid(['1'])).toBe(false);
});
