import { CONTACT_FIELDS, contactSchema, type FormErrorCode, type Locale } from '@beranda/contract';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { SiteEnv } from '../env.ts';
import { forwardContact } from './forward.ts';

export type SubmitResult =
  | { kind: 'received'; ticket: string; isCopySent: boolean }
  | { kind: 'refused'; statusCode: number; result: SubmissionResult<string[]> };

const idempotencyKeySchema = z.uuid();

/**
 * The text fields of a form in a parsed body. Allow list: the form library interprets structure (lists, intents) in
 * names, so no other name may reach it.
 */
function fieldsOf(body: unknown): URLSearchParams {
  const fields = new URLSearchParams();
  if (typeof body !== 'object' || body === null) return fields;
  for (const name of CONTACT_FIELDS) {
    const value: unknown = Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** The idempotency key with which the form was rendered; undefined where it is missing or malformed. */
export function idempotencyKeyOf(body: unknown): string | undefined {
  const key = typeof body === 'object' && body !== null && '_key' in body ? body._key : undefined;
  return idempotencyKeySchema.safeParse(key).data;
}

/** A rejected form with one error for the whole form. The result contains the submitted values. */
export function reject(body: unknown, statusCode: number, code: FormErrorCode): SubmitResult {
  const submission = parseWithZod(fieldsOf(body), { schema: contactSchema, disableAutoCoercion: true });
  const result = submission.reply({ formErrors: [code] });
  // Only the form error: fields are validated again on the next submission.
  return { kind: 'refused', statusCode, result: { ...result, error: { '': [code] } } };
}

/** Validates a contact form and forwards it. A rejected result contains the submitted values. */
export async function submitContact(
  env: SiteEnv,
  { body, locale, correlationId }: { body: unknown; locale: Locale; correlationId: string },
  onFailure: (error: unknown) => void,
): Promise<SubmitResult> {
  const idempotencyKey = idempotencyKeyOf(body);
  if (!idempotencyKey) return reject(body, 400, 'malformed');
  const submission = parseWithZod(fieldsOf(body), { schema: contactSchema, disableAutoCoercion: true });
  if (submission.status !== 'success')
    return { kind: 'refused', statusCode: 400, result: submission.reply() };
  try {
    const ticket = await forwardContact(env, {
      message: submission.value,
      locale,
      idempotencyKey,
      correlationId,
    });
    return { kind: 'received', ticket, isCopySent: submission.value.sendCopy };
  } catch (error) {
    onFailure(error);
    return reject(body, 503, 'sendFailed');
  }
}
