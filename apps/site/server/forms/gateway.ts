import {
  FORMS,
  type FormAnswers,
  type FormChoices,
  type FormDefinition,
  type FormErrorCode,
  type FormName,
  fieldsOf,
  formSchema,
  isLongForm,
  type Locale,
  sendsReceipt,
} from '@beranda/contract';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { CHECKED_FIELD } from '#src/features/forms/form-ids.ts';
import type { SiteEnv } from '../env.ts';
import { forwardSubmission } from './forward.ts';

export type Rejected = { kind: 'rejected'; statusCode: number; result: SubmissionResult<string[]> };

export type SubmitResult = { kind: 'received'; ticket: string; isCopySent: boolean } | Rejected;

/** A valid form for its sender to check. The result contains the values as they were typed. */
export type CheckResult =
  | { kind: 'check'; answers: FormAnswers; result: SubmissionResult<string[]> }
  | Rejected;

const idempotencyKeySchema = z.uuid();

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

/** A rejected form with one error for the whole form. The result contains the submitted values. */
export function reject(form: FormName, body: unknown, statusCode: number, code: FormErrorCode): Rejected {
  const result = parsers[form](body).reply({ formErrors: [code] });
  // Only the form error: fields are validated again on the next submission.
  return { kind: 'rejected', statusCode, result: { ...result, error: { '': [code] } } };
}

/** Whether a form that was posted without script is long, and does not come from its check page. */
export function isToBeChecked(form: FormName, body: unknown): boolean {
  const isChecked = typeof body === 'object' && body !== null && CHECKED_FIELD in body;
  return isLongForm(FORMS[form].definition) && !isChecked;
}

export type Received = { body: unknown; locale: Locale; correlationId: string; choices: FormChoices };

type Valid = {
  kind: 'valid';
  answers: FormAnswers;
  idempotencyKey: string;
  /** The values as they were typed. */
  typed: SubmissionResult<string[]>['initialValue'];
};

function validateForm(form: FormName, { body, choices }: Received): Valid | Rejected {
  const idempotencyKey = idempotencyKeyOf(body);
  if (!idempotencyKey) return reject(form, body, 400, 'malformed');
  const submission = parsers[form](body, choices);
  if (submission.status !== 'success')
    return { kind: 'rejected', statusCode: 400, result: submission.reply() };
  const { initialValue: typed } = submission.reply();
  return { kind: 'valid', answers: submission.value, idempotencyKey, typed };
}

/** Validates a form for its check page. What is sent from there is validated again. */
export function checkForm(form: FormName, received: Received): CheckResult {
  const valid = validateForm(form, received);
  if (valid.kind === 'rejected') return valid;
  return { kind: 'check', answers: valid.answers, result: { initialValue: valid.typed } };
}

/** Validates a form and forwards it. A rejected result contains the submitted values. */
export async function submitForm(
  env: SiteEnv,
  form: FormName,
  received: Received,
  onFailure: (error: unknown) => void,
): Promise<SubmitResult> {
  const valid = validateForm(form, received);
  if (valid.kind === 'rejected') return valid;
  const { answers, idempotencyKey } = valid;
  const { locale, correlationId } = received;
  try {
    const ticket = await forwardSubmission(env, { form, answers, locale, idempotencyKey, correlationId });
    return { kind: 'received', ticket, isCopySent: sendsReceipt(FORMS[form].definition, answers) };
  } catch (error) {
    onFailure(error);
    return reject(form, received.body, 503, 'sendFailed');
  }
}
