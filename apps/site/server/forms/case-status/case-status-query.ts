import {
  type CaseStatusQuery,
  CORRELATION_ID_HEADER,
  caseStatusResponse,
  parseTicket,
  SERVICE_KEY_HEADER,
  TEXT_LIMITS,
} from '@beranda/contract';
import { normalizePastedEmail, normalizePastedText } from '@beranda/contract/forms/pasted-text';
import { parsePhoneNumber } from '@beranda/contract/forms/phone-number';
import { z } from 'zod';
import type { SiteEnv } from '#server/env.ts';
import type { CaseStatusQueryResult } from '#src/content/loader-types.ts';
import { httpRequest } from '#src/content/transport/http.ts';

const TIMEOUT_MS = 10_000;

/** What was posted; anything but text counts as empty. */
export function fieldsIn(body: unknown): { ticket: string; contact: string } {
  const values = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string, normalize = normalizePastedText) => {
    const value = Object.hasOwn(values, name) ? values[name] : '';
    return typeof value === 'string' ? normalize(value).slice(0, TEXT_LIMITS.email) : '';
  };
  return { ticket: text('ticket'), contact: text('contact', normalizePastedEmail) };
}

const isContact = (text: string) => z.email().safeParse(text).success || parsePhoneNumber(text) !== undefined;

/** Validates what was typed: the query for the back office, or an error for each field. */
export function validateCaseStatusQuery({
  ticket: typed,
  contact,
}: {
  ticket: string;
  contact: string;
}):
  | { kind: 'valid'; query: CaseStatusQuery }
  | Extract<CaseStatusQueryResult['result'], { kind: 'invalid' }> {
  const ticket = parseTicket(typed);
  if (ticket && isContact(contact)) return { kind: 'valid', query: { ticket, contact } };
  return {
    kind: 'invalid',
    errors: {
      ...(!ticket && { ticket: typed ? 'ticket' : 'required' }),
      ...(!isContact(contact) && { contact: contact ? 'contact' : 'required' }),
    },
  };
}

/**
 * Asks the back office for the status of a case.
 *
 * @throws FetchError, SyntaxError or ZodError if it does not respond with a status.
 */
export async function fetchStatus(
  env: SiteEnv,
  query: CaseStatusQuery,
  correlationId: string,
): Promise<Extract<CaseStatusQueryResult['result'], { kind: 'found' | 'notFound' }>> {
  const response = await httpRequest(`${env.CMS_URL}/api/case-status`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SERVICE_KEY_HEADER]: env.SERVICE_KEY,
      [CORRELATION_ID_HEADER]: correlationId,
    },
    body: JSON.stringify(query),
    timeoutMs: TIMEOUT_MS,
  });
  const { status } = caseStatusResponse.parse(await response.json());
  return status ? { kind: 'found', status } : { kind: 'notFound' };
}
