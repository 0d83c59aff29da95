import {
  type ErrorBody,
  type FieldErrorCode,
  type FormDefinition,
  type FormErrorCode,
  type SubmissionAnswer,
  sendsReceipt,
} from '@beranda/contract';
import type { SubmissionResult } from '@conform-to/react';
import { useRef, useState } from 'react';
import { apiFetch } from '#src/app/api-fetch.ts';
import { useSiteConfig } from '#src/app/site-config.tsx';
import type { SubmitState } from '#src/components/form/submit-button.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { CAPTCHA_FIELDS } from './captcha/captcha-fields.ts';
import type { Captcha } from './captcha/use-captcha.ts';
import type { ReceivedForm } from './received.tsx';

type SubmissionOptions = {
  definition: FormDefinition;
  idempotencyKey: string;
  captcha: Captcha;
  onReceived: (received: ReceivedForm) => void;
  onRejected: () => void;
};

/** Maps a server error to the form library's result; the input is kept. */
function rejection(body: Partial<ErrorBody>): SubmissionResult<string[]> {
  const { '': formErrors, ...fieldErrors } = body.fields ?? {};
  const error = { '': formErrors ?? (body.fields ? null : ['sendFailed']), ...fieldErrors };
  return { status: 'error', error };
}

/** How long the form waits after it was sent too fast. */
const TOO_FAST_WAIT_MS = 2_000;

const NO_CAPTCHA = {
  '': ['validateCaptcha' satisfies FormErrorCode],
  [CAPTCHA_FIELDS.solution]: ['captcha' satisfies FieldErrorCode],
};

type Answer = SubmissionAnswer | SubmissionResult<string[]>;

/** Submits a form, one submission at a time. After a failure the form is unchanged and shows an error. */
export function useSubmission({
  definition,
  idempotencyKey,
  captcha,
  onReceived,
  onRejected,
}: SubmissionOptions) {
  const locale = useSiteLocale();
  const { apiUrl, csrfHeader } = useSiteConfig();
  const [state, setState] = useState<SubmitState>('idle');
  const [result, setResult] = useState<SubmissionResult<string[]>>();
  const isSubmitting = useRef(false);

  async function send(formData: FormData): Promise<void> {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setState('submitting');
    const answer = await attempt(formData);
    isSubmitting.current = false;
    setState('ticket' in answer ? 'submitted' : 'idle');
    if ('ticket' in answer) {
      onReceived({
        ticket: answer.ticket,
        isCopySent: sendsReceipt(definition, Object.fromEntries(formData)),
      });
    } else {
      setResult(answer);
      onRejected();
    }
  }

  async function attempt(formData: FormData, isRepeated = false): Promise<Answer> {
    const solution = await captcha.solution();
    if (!solution && !formData.get(CAPTCHA_FIELDS.answer)) return { status: 'error', error: NO_CAPTCHA };
    const json = {
      ...Object.fromEntries(formData),
      _key: idempotencyKey,
      ...(solution && { [CAPTCHA_FIELDS.solution]: solution }),
    };
    let body: Partial<ErrorBody>;
    try {
      const url = `${apiUrl}/${locale}/v2/forms/${definition.name}`;
      const response = await apiFetch(url, { csrfHeader, json });
      const received: unknown = await response.json();
      if (response.status === 201) return received as SubmissionAnswer;
      body = received as Partial<ErrorBody>;
    } catch {
      return rejection({});
    }
    const { '': formErrors, [CAPTCHA_FIELDS.solution]: captchaErrors } = body.fields ?? {};
    if (captchaErrors) captcha.discard();
    // The visitor need not know: autofill is fast, and a solution may have expired or served an earlier text.
    const isTooFast = formErrors?.includes('tooFast' satisfies FormErrorCode);
    const canSolveAgain = captchaErrors && solution && !captcha.usesRecaptcha;
    if (isRepeated || !(isTooFast || canSolveAgain)) {
      if (captchaErrors) captcha.offerQuestion(body.captchaQuestion);
      return rejection(body);
    }
    if (isTooFast) await new Promise((resolve) => setTimeout(resolve, TOO_FAST_WAIT_MS));
    return attempt(formData, true);
  }

  return { state, result, send };
}
