import {
  FORMS,
  type FormAnswers,
  type FormChoices,
  type FormDefinition,
  type FormErrorCode,
  type FormName,
  fieldsOf,
  formSchema,
  type Locale,
  NOTICE_TOKEN_MAX_LENGTH,
  sendsReceipt,
} from '@beranda/contract';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { SiteEnv } from '../env.ts';
import { forwardSubmission, NoticeChanged } from './forward.ts';

export type SubmitResult =
  | { kind: 'received'; ticket: string; isCopySent: boolean }
  | { kind: 'rejected'; statusCode: number; result: SubmissionResult<string[]>; notice?: string };

const idempotencyKeySchema = z.uuid();
const noticeSchema = z.string().min(1).max(NOTICE_TOKEN_MAX_LENGTH);

/** Validates the fields of a form in a parsed body. */
type Parser = (
  body: unknown,
  choices?: FormChoices,
) => Submission<Record<string, unknown>, string[], FormAnswers>;

/**
 * Creates the parser of a form. Its field names are an allow list: the form library interprets structure (lists,
 * intents) in names, so no other name may reach it.
 */
function parserOf(form: FormDefinition): Parser {
  const names = Object.keys(fieldsOf(form));
  const schemaWithoutChoices = formSchema(form);
  return (body, choices) => {
    const fields = new URLSearchParams();
    const values = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    for (const name of names) {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (typeof value === 'string') fields.append(name, value);
    }
    const schema = choices ? formSchema(form, choices) : schemaWithoutChoices;
    return parseWithZod(fields, { schema, disableAutoCoercion: true });
  };
}

const parsers = Object.fromEntries(
  Object.entries(FORMS).map(([name, { definition }]) => [name, parserOf(definition)]),
) as Record<FormName, Parser>;

/** The idempotency key with which the form was rendered; undefined where it is missing or malformed. */
export function idempotencyKeyOf(body: unknown): string | undefined {
  const key = typeof body === 'object' && body !== null && '_key' in body ? body._key : undefined;
  return idempotencyKeySchema.safeParse(key).data;
}

/** The privacy notice with which the form was rendered; undefined where it is missing or malformed. */
function noticeOf(body: unknown): string | undefined {
  const notice = typeof body === 'object' && body !== null && '_notice' in body ? body._notice : undefined;
  return noticeSchema.safeParse(notice).data;
}

/** A rejected form with one error for the whole form. The result contains the submitted values. */
export function reject(form: FormName, body: unknown, statusCode: number, code: FormErrorCode): SubmitResult {
  const result = parsers[form](body).reply({ formErrors: [code] });
  // Only the form error: fields are validated again on the next submission.
  return { kind: 'rejected', statusCode, result: { ...result, error: { '': [code] } } };
}

export type Received = { body: unknown; locale: Locale; correlationId: string; choices: FormChoices };

/** Validates a form and forwards it. A rejected result contains the submitted values. */
export async function submitForm(
  env: SiteEnv,
  form: FormName,
  { body, locale, correlationId, choices }: Received,
  onFailure: (error: unknown) => void,
): Promise<SubmitResult> {
  const idempotencyKey = idempotencyKeyOf(body);
  if (!idempotencyKey) return reject(form, body, 400, 'malformed');
  const submission = parsers[form](body, choices);
  if (submission.status !== 'success')
    return { kind: 'rejected', statusCode: 400, result: submission.reply() };
  const answers = submission.value;
  const notice = noticeOf(body);
  try {
    const ticket = await forwardSubmission(env, {
      form,
      answers,
      locale,
      idempotencyKey,
      notice,
      correlationId,
    });
    return { kind: 'received', ticket, isCopySent: sendsReceipt(FORMS[form].definition, answers) };
  } catch (error) {
    if (error instanceof NoticeChanged)
      return {
        ...reject(form, body, 409, 'noticeChanged'),
        ...(error.notice ? { notice: error.notice } : {}),
      };
    onFailure(error);
    return reject(form, body, 503, 'sendFailed');
  }
}
