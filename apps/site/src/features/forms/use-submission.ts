import {
  ATTACHMENTS_FIELD,
  type ErrorBody,
  type FieldErrorCode,
  type FormDefinition,
  type FormErrorCode,
  type FormResponse,
  isReceiptSent,
  isUrgent,
} from '@beranda/contract';
import type { SubmissionResult } from '@conform-to/react';
import { useRef, useState } from 'react';
import { apiFetch } from '#src/app/api-fetch.ts';
import { replaceQuery } from '#src/app/replace-query.ts';
import { useSiteConfig } from '#src/app/site-config.tsx';
import type { SubmitState } from '#src/components/form/submit-button.tsx';
import type { SentForm } from '#src/content/loader-types.ts';
import { FetchError } from '#src/content/transport/errors.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { AttachmentItem } from './attachments/attachment-list.ts';
import type { Attachments } from './attachments/use-attachments.ts';
import { CAPTCHA_FIELDS } from './captcha/captcha-fields.ts';
import type { Captcha } from './captcha/use-captcha.ts';
import { SENT_PARAMETER } from './form-ids.ts';

type SubmissionOptions = {
  definition: FormDefinition;
  minimumMs: number;
  captcha: Captcha;
  attachments: Attachments;
  onReceived: (received: SentForm) => void;
  onRejected: (result: SubmissionResult<string[]>) => void;
  /** Called if the form was shown with another privacy notice than the one in force; undefined if there is none. */
  onNoticeChanged: (notice: string | undefined) => void;
};

/** Maps a server error to the form library's result; the input is kept. */
function rejection(body: Partial<ErrorBody>): SubmissionResult<string[]> {
  const { '': formErrors, ...fieldErrors } = body.fields ?? {};
  const error = { '': formErrors ?? (body.fields ? null : ['sendFailed']), ...fieldErrors };
  return { status: 'error', error };
}

const NO_CAPTCHA = {
  '': ['validateCaptcha' satisfies FormErrorCode],
  [CAPTCHA_FIELDS.solution]: ['captcha' satisfies FieldErrorCode],
};

/** The fields are valid, but a file was rejected: its error is with the file. */
const NO_ERRORS: SubmissionResult<string[]> = { status: 'error', error: {} };

type SubmitResponse = FormResponse | SubmissionResult<string[]>;

/** Submits a form, one submission at a time. After a failure the form is unchanged and shows an error. */
export function useSubmission({
  definition,
  minimumMs,
  captcha,
  attachments,
  onReceived,
  onRejected,
  onNoticeChanged,
}: SubmissionOptions) {
  const locale = useSiteLocale();
  const { apiUrl, csrfHeader } = useSiteConfig();
  const [state, setState] = useState<SubmitState>('idle');
  const [result, setResult] = useState<SubmissionResult<string[]>>();
  const [retryAfterSeconds, setRetryAfterSeconds] = useState<number>();
  const [mountedAt] = useState(() => performance.now());
  const isSubmitting = useRef(false);

  async function send(formData: FormData): Promise<void> {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setState('submitting');
    await waitUntilOldEnough();
    const files = await attachments.whenSettled();
    const response = attachments.hasRejected() ? NO_ERRORS : await attempt(formData, files);
    isSubmitting.current = false;
    setState('ticket' in response ? 'submitted' : 'idle');
    if ('ticket' in response) {
      // After a reload the server shows the ticket again, as it does without JavaScript.
      replaceQuery(`?${SENT_PARAMETER}=${response.sent}`);
      const answers = Object.fromEntries(formData);
      onReceived({
        ticket: response.ticket,
        isReceiptSent: isReceiptSent(definition, answers),
        isUrgent: isUrgent(definition, answers),
      });
    } else {
      setResult(response);
      onRejected(response);
    }
  }

  /** With autofill a person may be as fast as a script. The form was rendered before it was mounted. */
  async function waitUntilOldEnough(): Promise<void> {
    const waitMs = mountedAt + minimumMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }

  async function attempt(
    formData: FormData,
    files: readonly AttachmentItem[],
    isRepeated = false,
  ): Promise<SubmitResponse> {
    const solution = await captcha.solution();
    if (!solution && !formData.get(CAPTCHA_FIELDS.answer)) return { status: 'error', error: NO_CAPTCHA };
    const json = {
      ...Object.fromEntries([...formData].filter(([, value]) => typeof value === 'string')),
      [ATTACHMENTS_FIELD]: files.flatMap((file) => (file.kind === 'pending' ? [file.attachment.handle] : [])),
      ...(solution && { [CAPTCHA_FIELDS.solution]: solution }),
    };
    let body: Partial<ErrorBody>;
    try {
      const url = `${apiUrl}/${locale}/v2/forms/${definition.name}`;
      const response = await apiFetch(url, { csrfHeader, json });
      const received: unknown = await response.json();
      if (response.status === 201) return received as FormResponse;
      body = {};
    } catch (error) {
      body = error instanceof FetchError ? ((error.body ?? {}) as Partial<ErrorBody>) : {};
    }
    setRetryAfterSeconds(body.retryAfterSeconds);
    if (body.fields?.['']?.includes('noticeChanged' satisfies FormErrorCode)) onNoticeChanged(body.notice);
    const { [ATTACHMENTS_FIELD]: fileErrors, ...fields } = body.fields ?? {};
    if (fileErrors?.[0]) {
      attachments.rejectAll(fileErrors[0]);
      return rejection({ fields });
    }
    if (!body.fields?.[CAPTCHA_FIELDS.solution]) return rejection(body);
    captcha.discard();
    // Retried without a message: the solution may have expired, or been used for an earlier submission.
    if (solution && !captcha.hasRecaptcha && !isRepeated) return attempt(formData, files, true);
    captcha.offerQuestion(body.captchaQuestion);
    return rejection(body);
  }

  return { state, result, retryAfterSeconds, send };
}
