import { randomBytes } from 'node:crypto';
import type { Administrator } from '../bench/administrator.ts';

/** The account for tests that use the screens of the back office. */
export const EMAIL = 'administrator@contoh.example';
export const PASSWORD = randomBytes(18).toString('base64url');

/** Finds stored contact messages by the value of a field. */
export async function listMessages(
  administrator: Administrator,
  field: 'notes' | 'ticket',
  value: string,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value });
  const answer = (await administrator.call('GET', `/api/contact-messages?${query}`)) as {
    docs: Record<string, unknown>[];
  };
  return answer.docs;
}
