import {
  ATTACHMENTS_FIELD,
  CORRELATION_ID_HEADER,
  errorBody,
  type FormAnswers,
  type FormName,
  IDEMPOTENCY_KEY_HEADER,
  type Locale,
  SERVICE_KEY_HEADER,
  type SubmissionBody,
  submissionResponse,
} from '@beranda/contract';
import { z } from 'zod';
import { FetchError } from '#src/content/transport/errors.ts';
import { httpRequest } from '#src/content/transport/http.ts';
import type { SiteEnv } from '../env.ts';

/** The back office does not have the attachments of a form any more. */
export class AttachmentsGoneError extends Error {}

const TIMEOUT_MS = 10_000;

type ForwardedSubmission = {
  form: FormName;
  answers: FormAnswers;
  /** Ids of pending attachments. */
  attachments: string[];
  locale: Locale;
  idempotencyKey: string;
  /** Identifies the sender's browser, in which the same content from another page gets the first ticket. */
  browser: string | undefined;
  /** The privacy notice with which the form was shown. */
  notice: string | undefined;
  /** Id of the verified captcha. */
  captcha: string;
  /** Correlation id: identifies this request in the logs of both applications. */
  correlationId: string;
};

/** The form was shown with another privacy notice than the one in force. */
export class NoticeChangedError extends Error {
  override name = 'NoticeChangedError';
  readonly notice: string | undefined;

  constructor(notice: string | undefined) {
    super('The privacy notice has changed.');
    this.notice = notice;
  }
}

/** Maps an error response of the back office to its error class; any other error is returned as it is. */
function rejectionOf(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  const body = errorBody.safeParse(error.body).data;
  if (error.status !== 409) return body?.fields?.[ATTACHMENTS_FIELD] ? new AttachmentsGoneError() : error;
  if (!body) return error;
  const changed = changedNotice.safeParse(body);
  if (changed.success) return new NoticeChangedError(changed.data.notice);
  return new CaptchaUsedError('another submission has used the captcha');
}

const changedNotice = z.object({
  fields: z.object({ '': z.tuple([z.literal('noticeChanged')]) }),
  notice: z.string().optional(),
});

/** Another submission has used the captcha. */
export class CaptchaUsedError extends Error {
  override readonly name = 'CaptchaUsedError';
}

/**
 * Forwards a valid form to the back office, which returns the ticket only after the row is stored.
 *
 * @returns the ticket number.
 * @throws NoticeChangedError, CaptchaUsedError, AttachmentsGoneError, or another error when the back office did not confirm. The visitor
 *   sees a failure and may send again: the idempotency key prevents a second row.
 */
export async function forwardSubmission(env: SiteEnv, submission: ForwardedSubmission): Promise<string> {
  const { form, idempotencyKey, correlationId, ...body } = submission;
  const response = await httpRequest(`${env.CMS_URL}/api/submissions/${form}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SERVICE_KEY_HEADER]: env.SERVICE_KEY,
      [IDEMPOTENCY_KEY_HEADER]: idempotencyKey,
      [CORRELATION_ID_HEADER]: correlationId,
    },
    body: JSON.stringify(body satisfies SubmissionBody),
    timeoutMs: TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw rejectionOf(error);
  });
  return submissionResponse.parse(await response.json()).ticket;
}
