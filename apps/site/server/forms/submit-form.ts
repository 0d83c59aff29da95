import { createHash } from 'node:crypto';
import {
  type ChoiceValues,
  type FieldErrorCode,
  FORMS,
  type FormAnswers,
  type FormDefinition,
  type FormErrorCode,
  type FormName,
  fieldsOf,
  formSchema,
  hasCheckPage,
  isReceiptSent,
  isUrgent,
  type Locale,
  NOTICE_TOKEN_MAX_LENGTH,
} from '@beranda/contract';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { type Captcha, hasQuestionAnswer } from '#server/captcha/captcha.ts';
import { bodyField } from '#server/http/body-field.ts';
import type { AttachmentsState, SentForm } from '#src/content/loader-types.ts';
import { CAPTCHA_FIELDS } from '#src/features/forms/captcha/captcha-fields.ts';
import { ANSWERS_CONFIRMED_FIELD } from '#src/features/forms/form-ids.ts';
import type { SiteEnv } from '../env.ts';
import type { ReceivedFiles } from './attachments/receive-files.ts';
import { AttachmentsGoneError, CaptchaUsedError, forwardSubmission, NoticeChangedError } from './forward.ts';
import type { QuestionLimit, TextLimit } from './limits.ts';

export type Rejected = {
  kind: 'rejected';
  statusCode: number;
  result: SubmissionResult<string[]>;
  attachments?: AttachmentsState;
  /** The privacy notice in force, if the form was sent with another one. */
  notice?: string;
  /** With status 429: until the form is accepted. */
  retryAfterSeconds?: number;
};

export type SubmitResult = ({ kind: 'received' } & SentForm) | Rejected;

/** A valid form for its sender to check. The result contains the values as they were typed. */
export type CheckResult =
  | {
      kind: 'check';
      answers: FormAnswers;
      /** Digest of the answers and files that are shown. */
      digest: string;
      result: SubmissionResult<string[]>;
      attachments?: AttachmentsState;
    }
  | Rejected;

const idempotencyKeySchema = z.uuid();
const noticeSchema = z.string().min(1).max(NOTICE_TOKEN_MAX_LENGTH);

/** The names of the fields of each form. */
const fieldNames = Object.fromEntries(
  Object.entries(FORMS).map(([name, { definition }]) => [name, Object.keys(fieldsOf(definition))]),
) as Record<FormName, string[]>;

/** What was typed into these fields. */
function typedValues(names: readonly string[], body: unknown): URLSearchParams {
  const fields = new URLSearchParams();
  const values = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  for (const name of names) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/** Validates the fields of a form in a parsed body. */
type Parser = (
  body: unknown,
  choices?: ChoiceValues,
) => Submission<Record<string, unknown>, string[], FormAnswers>;

/**
 * Creates the parser of a form. Its field names are an allowlist: the form library interprets structure (lists,
 * intents) in names, so no other name may reach it.
 */
function parserOf(form: FormDefinition, names: readonly string[]): Parser {
  const schemaWithoutChoices = formSchema(form, {}, { isNew: true });
  return (body, choices) => {
    const schema = choices ? formSchema(form, choices, { isNew: true }) : schemaWithoutChoices;
    return parseWithZod(typedValues(names, body), { schema, disableAutoCoercion: true });
  };
}

const parsers = Object.fromEntries(
  Object.entries(FORMS).map(([name, { definition }]) => [
    name,
    parserOf(definition, fieldNames[name as FormName]),
  ]),
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
export function reject(form: FormName, body: unknown, statusCode: number, code: FormErrorCode): Rejected {
  const result = parsers[form](body).reply({ formErrors: [code] });
  // Only the form error: fields are validated again on the next submission.
  return { kind: 'rejected', statusCode, result: { ...result, error: { '': [code] } } };
}

/** Rejects a form by a rate limit, with status 429. */
function rejectRateLimited(
  form: FormName,
  body: unknown,
  limit: { code: FormErrorCode; retryAfterSeconds: number },
): Rejected {
  const { code, retryAfterSeconds } = limit;
  return { ...reject(form, body, 429, code), retryAfterSeconds };
}

/**
 * A form without a valid captcha: an error at the captcha, and one for the form. The other fields are validated too, so
 * that a visitor corrects everything at once.
 */
function rejectCaptcha(form: FormName, body: unknown, choices: ChoiceValues): Rejected {
  const result = parsers[form](body, choices).reply({
    formErrors: ['validateCaptcha' satisfies FormErrorCode],
  });
  const captcha: FieldErrorCode[] = ['captcha'];
  const error = { ...result.error, [CAPTCHA_FIELDS.solution]: captcha };
  return { kind: 'rejected', statusCode: 400, result: { ...result, error } };
}

const ALL_GONE: AttachmentsState = { pending: [], errors: [{ name: null, code: 'fileGone' }] };

type FilesRejection = Pick<Received, 'body' | 'choices'> & { files: AttachmentsState };

/** Rejects a form because of its attachments. The result contains the submitted values, and errors of fields. */
function rejectFiles(form: FormName, { body, files, choices }: FilesRejection): Rejected {
  const submission = parsers[form](body, choices);
  const result =
    submission.status === 'success'
      ? { ...submission.reply({ formErrors: [] }), status: 'error' as const, error: {} }
      : submission.reply();
  const { pending, errors } = files;
  return { kind: 'rejected', statusCode: 400, result, attachments: { pending, errors } };
}

/** Whether a form needs another captcha. */
export function isCaptchaRequired({ result }: CheckResult): boolean {
  return Object.hasOwn(result.error ?? {}, CAPTCHA_FIELDS.solution);
}

export type FormDependencies = {
  env: SiteEnv;
  captcha: Captcha;
  questionLimit: QuestionLimit;
  textLimit: TextLimit;
};

/** A form as it arrived. */
export type Received = {
  body: unknown;
  locale: Locale;
  correlationId: string;
  files: ReceivedFiles;
  /** Address of the sender's connection. */
  address: string;
  /** Identifies the sender's browser. */
  browser: string | undefined;
  choices: ChoiceValues;
};

/** Honeypot and time trap: the error of a form that a bot has filled in. */
function botErrorOf(captcha: Captcha, form: FormName, key: string, body: unknown): FormErrorCode | undefined {
  if (bodyField(body, CAPTCHA_FIELDS.honeypot)) return 'hiddenField';
  const time = captcha.verifyTime(form, key, bodyField(body, CAPTCHA_FIELDS.issued));
  return time === 'ok' ? undefined : time === 'tooFast' ? 'tooFast' : 'malformed';
}

/** Tells whether a form has the answers and files that its check page showed. */
function digestOfAnswers(form: FormName, { body, files }: Pick<Received, 'body' | 'files'>): string {
  const shown = [typedValues(fieldNames[form], body).toString(), ...files.ids].join(' ');
  return createHash('sha256').update(shown).digest('base64url');
}

/** Whether a form that was posted without JavaScript is long, and does not come from its check page. */
export function needsCheckPage(form: FormName, received: Pick<Received, 'body' | 'files'>): boolean {
  const checked = bodyField(received.body, ANSWERS_CONFIRMED_FIELD);
  // The value of its button, or of the one that the Enter key presses.
  const isChecked = checked === 'yes' || checked === digestOfAnswers(form, received);
  return hasCheckPage(FORMS[form].definition) && !isChecked;
}

/** Validates a form for its check page. What is sent from there is validated again. */
export function checkForm(form: FormName, received: Received): CheckResult {
  const { body, files, choices } = received;
  if (!idempotencyKeyOf(body)) return reject(form, body, 400, 'malformed');
  if (files.errors.length > 0) return rejectFiles(form, { body, files, choices });
  const submission = parsers[form](body, choices);
  if (submission.status !== 'success')
    return { kind: 'rejected', statusCode: 400, result: submission.reply() };
  const { initialValue } = submission.reply();
  const digest = digestOfAnswers(form, received);
  return { kind: 'check', answers: submission.value, digest, result: { initialValue } };
}

/**
 * Validates a form and forwards it: honeypot and time trap, captcha, schema, back office. A rejected result contains the
 * submitted values. A captcha is used up with the case that is stored, so a rejected form may be sent again with it.
 */
export async function submitForm(
  { env, captcha, questionLimit, textLimit }: FormDependencies,
  form: FormName,
  { body, files, locale, correlationId, address, browser, choices }: Received,
  onFailure: (error: unknown) => void,
): Promise<SubmitResult> {
  const idempotencyKey = idempotencyKeyOf(body);
  if (!idempotencyKey) return reject(form, body, 400, 'malformed');
  const botError = botErrorOf(captcha, form, idempotencyKey, body);
  if (botError) return reject(form, body, 400, botError);
  if (files.errors.length > 0) return rejectFiles(form, { body, files, choices });
  const isQuestion = hasQuestionAnswer(body);
  const rejectQuestion = () =>
    rejectRateLimited(form, body, {
      code: 'questionLimit',
      retryAfterSeconds: questionLimit.secondsLeft(address),
    });
  if (isQuestion && questionLimit.isReached(address)) return rejectQuestion();
  const captchaId = await captcha.verify(form, body);
  if (!captchaId) {
    if (isQuestion) questionLimit.countWrong(address);
    return rejectCaptcha(form, body, choices);
  }
  const submission = parsers[form](body, choices);
  if (submission.status !== 'success')
    return { kind: 'rejected', statusCode: 400, result: submission.reply() };
  const answers = submission.value;
  if (!textLimit.tryCount(form, answers, idempotencyKey)) {
    const retryAfterSeconds = textLimit.secondsLeft(form, answers);
    return rejectRateLimited(form, body, { code: 'repeatedContent', retryAfterSeconds });
  }
  if (isQuestion && !questionLimit.tryCount(address)) {
    textLimit.release(form, answers, idempotencyKey);
    return rejectQuestion();
  }
  const forwarded = {
    form,
    answers,
    attachments: files.ids,
    locale,
    idempotencyKey,
    browser,
    captcha: captchaId,
    notice: noticeOf(body),
    correlationId,
  };
  try {
    const ticket = await forwardSubmission(env, forwarded);
    const { definition } = FORMS[form];
    return {
      kind: 'received',
      ticket,
      isReceiptSent: isReceiptSent(definition, answers),
      isUrgent: isUrgent(definition, answers),
    };
  } catch (error) {
    textLimit.release(form, answers, idempotencyKey);
    if (isQuestion) questionLimit.release(address);
    if (error instanceof NoticeChangedError) {
      const { notice } = error;
      return { ...reject(form, body, 409, 'noticeChanged'), ...(notice && { notice }) };
    }
    if (error instanceof CaptchaUsedError) return rejectCaptcha(form, body, choices);
    // Which ones are gone is not known; all have to be chosen again.
    if (error instanceof AttachmentsGoneError) return rejectFiles(form, { body, files: ALL_GONE, choices });
    onFailure(error);
    return reject(form, body, 503, 'sendFailed');
  }
}
