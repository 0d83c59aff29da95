import {
  FORMS,
  type FormAnswers,
  type FormDefinition,
  type FormErrorCode,
  type FormName,
  fieldsOf,
  formSchema,
  type Locale,
  sendsReceipt,
} from '@beranda/contract';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { AttachmentsState } from '#src/content/loading.ts';
import type { SiteEnv } from '../env.ts';
import type { ReceivedFiles } from './attachments/receive-files.ts';
import { AttachmentsGone, forwardSubmission } from './forward.ts';

export type SubmitResult =
  | { kind: 'received'; ticket: string; isCopySent: boolean }
  | {
      kind: 'rejected';
      statusCode: number;
      result: SubmissionResult<string[]>;
      attachments?: AttachmentsState;
    };

type SubmissionInput = { body: unknown; files: ReceivedFiles; locale: Locale; correlationId: string };

const idempotencyKeySchema = z.uuid();

/** Validates the fields of a form in a parsed body. */
type Parser = (body: unknown) => Submission<Record<string, unknown>, string[], FormAnswers>;

/**
 * Creates the parser of a form. Its field names are an allow list: the form library interprets structure (lists,
 * intents) in names, so no other name may reach it.
 */
function parserOf(form: FormDefinition): Parser {
  const names = Object.keys(fieldsOf(form));
  const schema = formSchema(form);
  return (body) => {
    const fields = new URLSearchParams();
    const values = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    for (const name of names) {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (typeof value === 'string') fields.append(name, value);
    }
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

/** A rejected form with one error for the whole form. The result contains the submitted values. */
export function reject(form: FormName, body: unknown, statusCode: number, code: FormErrorCode): SubmitResult {
  const result = parsers[form](body).reply({ formErrors: [code] });
  // Only the form error: fields are validated again on the next submission.
  return { kind: 'rejected', statusCode, result: { ...result, error: { '': [code] } } };
}

/** Rejects a form because of its attachments. The result contains the submitted values, and errors of fields. */
function rejectFiles(form: FormName, body: unknown, { kept, errors }: AttachmentsState): SubmitResult {
  const submission = parsers[form](body);
  const result =
    submission.status === 'success'
      ? { ...submission.reply({ formErrors: [] }), status: 'error' as const, error: {} }
      : submission.reply();
  return { kind: 'rejected', statusCode: 400, result, attachments: { kept, errors } };
}

/** Validates a form and forwards it. A rejected result contains the submitted values. */
export async function submitForm(
  env: SiteEnv,
  form: FormName,
  { body, files, locale, correlationId }: SubmissionInput,
  onFailure: (error: unknown) => void,
): Promise<SubmitResult> {
  const idempotencyKey = idempotencyKeyOf(body);
  if (!idempotencyKey) return reject(form, body, 400, 'malformed');
  if (files.errors.length > 0) return rejectFiles(form, body, files);
  const submission = parsers[form](body);
  if (submission.status !== 'success')
    return { kind: 'rejected', statusCode: 400, result: submission.reply() };
  const answers = submission.value;
  try {
    const ticket = await forwardSubmission(env, {
      form,
      answers,
      attachments: files.ids,
      locale,
      idempotencyKey,
      correlationId,
    });
    return { kind: 'received', ticket, isCopySent: sendsReceipt(FORMS[form].definition, answers) };
  } catch (error) {
    // Which ones are gone is not known; all have to be chosen again.
    if (error instanceof AttachmentsGone)
      return rejectFiles(form, body, { kept: [], errors: [{ name: null, code: 'fileGone' }] });
    onFailure(error);
    return reject(form, body, 503, 'sendFailed');
  }
}
