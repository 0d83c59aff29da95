import { randomBytes } from 'node:crypto';
import type { Administrator } from '../bench/administrator.ts';
import { registerMarkers } from './leak-check/recorded-output.ts';

/** The account for tests that use the screens of the back office. */
export const ADMINISTRATOR_EMAIL = 'administrator@bank.example';
export const ADMINISTRATOR_PASSWORD = randomBytes(18).toString('base64url');
registerMarkers([{ kind: 'password', value: ADMINISTRATOR_PASSWORD }]);

/** Finds stored cases by ticket, sender or message of the contact form. */
export async function listCases(
  administrator: Administrator,
  field: 'answers.notes' | 'senderName' | 'ticket',
  value: string,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value });
  const body = (await administrator.call('GET', `/api/cases?${query}`)) as {
    docs: Record<string, unknown>[];
  };
  return body.docs;
}
