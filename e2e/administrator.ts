import { randomBytes } from 'node:crypto';
import type { Administrator } from '../bench/administrator.ts';

/** Who signs in where a journey goes through the back office's own screens. */
export const EMAIL = 'administrator@contoh.example';
export const PASSWORD = randomBytes(18).toString('base64url');

/** The stored contact messages in which a field has this value. */
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
