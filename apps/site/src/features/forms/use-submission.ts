import { type ErrorBody, type FormDefinition, type SubmissionAnswer, sendsReceipt } from '@beranda/contract';
import type { SubmissionResult } from '@conform-to/react';
import { useRef, useState } from 'react';
import { apiFetch } from '#src/app/api-fetch.ts';
import { useSiteConfig } from '#src/app/site-config.tsx';
import type { SubmitState } from '#src/components/form/submit-button.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { ReceivedForm } from './received.tsx';

type SubmissionOptions = {
  definition: FormDefinition;
  onReceived: (received: ReceivedForm) => void;
  onRejected: (result: SubmissionResult<string[]>) => void;
};

/** Maps a server error to the form library's result; the input is kept. */
function rejection(body: Partial<ErrorBody>): SubmissionResult<string[]> {
  const { '': formErrors, ...fieldErrors } = body.fields ?? {};
  const error = { '': formErrors ?? (body.fields ? null : ['sendFailed']), ...fieldErrors };
  return { status: 'error', error };
}

/** Submits a form, one submission at a time. After a failure the form is unchanged and shows an error. */
export function useSubmission({ definition, onReceived, onRejected }: SubmissionOptions) {
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
      onRejected(answer);
    }
  }

  async function attempt(formData: FormData): Promise<SubmissionAnswer | SubmissionResult<string[]>> {
    const json = Object.fromEntries(formData);
    try {
      const response = await apiFetch(`${apiUrl}/${locale}/v2/forms/${definition.name}`, {
        csrfHeader,
        json,
      });
      const body: unknown = await response.json();
      return response.status === 201 ? (body as SubmissionAnswer) : rejection(body as Partial<ErrorBody>);
    } catch {
      return rejection({});
    }
  }

  return { state, result, send };
}
