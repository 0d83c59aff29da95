import {
  CORRELATION_ID_HEADER,
  type FormAnswers,
  type FormName,
  IDEMPOTENCY_KEY_HEADER,
  type Locale,
  SERVICE_KEY_HEADER,
  type SubmissionBody,
  submissionAnswer,
} from '@beranda/contract';
import { call } from '#src/content/transport/http.ts';
import type { SiteEnv } from '../env.ts';

const TIMEOUT_MS = 10_000;

export type ForwardedSubmission = {
  form: FormName;
  answers: FormAnswers;
  locale: Locale;
  idempotencyKey: string;
  /** Id of the verified captcha. */
  captcha: string;
  /** Correlation id: identifies this request in the logs of both applications. */
  correlationId: string;
};

/** Another submission has used the captcha. */
export class CaptchaUsedError extends Error {
  override readonly name = 'CaptchaUsedError';
}

/**
 * Forwards a valid form to the back office, which returns the ticket only after the row is stored.
 *
 * @returns the ticket number.
 * @throws CaptchaUsedError, or another error when the back office did not confirm. The visitor sees a failure and may
 *   send again: the idempotency key prevents a second row.
 */
export async function forwardSubmission(env: SiteEnv, submission: ForwardedSubmission): Promise<string> {
  const { form, answers, locale, captcha, idempotencyKey, correlationId } = submission;
  const response = await call(`${env.CMS_URL}/api/submissions/${form}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SERVICE_KEY_HEADER]: env.SERVICE_KEY,
      [IDEMPOTENCY_KEY_HEADER]: idempotencyKey,
      [CORRELATION_ID_HEADER]: correlationId,
    },
    body: JSON.stringify({ answers, locale, captcha } satisfies SubmissionBody),
    timeoutMs: TIMEOUT_MS,
  });
  if (response.status !== 201) {
    await response.body?.cancel();
    if (response.status === 409) throw new CaptchaUsedError('another submission has used the captcha');
    throw new Error(`the back office answered ${response.status} to a submission`);
  }
  return submissionAnswer.parse(await response.json()).ticket;
}
