import { expect, it } from 'vitest';
import { ATTACHMENT_LIMITS, RETRY_STATUSES, TEXT_LIMITS } from './limits.ts';

it('defines the retryable statuses', () => {
  expect(RETRY_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
});

it('defines the maximum lengths of form texts', () => {
  expect(TEXT_LIMITS).toEqual({ line: 120, email: 254, phone: 30, notes: 4_000 });
});

it('defines number, size and formats of attachments', () => {
  expect(ATTACHMENT_LIMITS).toEqual({
    count: 3,
    bytes: 7_340_032,
    formats: ['pdf', 'jpg', 'png', 'docx', 'xlsx'],
  });
});
