import {
  ATTACHMENTS_FIELD,
  type ErrorBody,
  type FormDefinition,
  type SubmissionAnswer,
  sendsReceipt,
} from '@beranda/contract';
import type { SubmissionResult } from '@conform-to/react';
import { useRef, useState } from 'react';
import { apiFetch } from '#src/app/api-fetch.ts';
import { useSiteConfig } from '#src/app/site-config.tsx';
import type { SubmitState } from '#src/components/form/submit-button.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { AttachmentItem } from './attachments/attachment-list.ts';
import type { Attachments } from './attachments/use-attachments.ts';
import type { ReceivedForm } from './received.tsx';

type SubmissionOptions = {
  definition: FormDefinition;
  idempotencyKey: string;
  attachments: Attachments;
  onReceived: (received: ReceivedForm) => void;
  onRejected: () => void;
};

/** Maps a server error to the form library's result; the input is kept. */
function rejection(body: Partial<ErrorBody>): SubmissionResult<string[]> {
  const { '': formErrors, ...fieldErrors } = body.fields ?? {};
  const error = { '': formErrors ?? (body.fields ? null : ['sendFailed']), ...fieldErrors };
  return { status: 'error', error };
}

/** The fields are valid, but a file was rejected: its error is with the file. */
const NO_ERRORS: SubmissionResult<string[]> = { status: 'error', error: {} };

/** Submits a form, one submission at a time. After a failure the form is unchanged and shows an error. */
export function useSubmission({
  definition,
  idempotencyKey,
  attachments,
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
    const files = await attachments.whenSettled();
    const answer = files.some(({ kind }) => kind === 'rejected') ? NO_ERRORS : await attempt(formData, files);
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

  async function attempt(
    formData: FormData,
    files: readonly AttachmentItem[],
  ): Promise<SubmissionAnswer | SubmissionResult<string[]>> {
    const handles = files.flatMap((file) => (file.kind === 'kept' ? [file.kept.handle] : []));
    const json = {
      ...Object.fromEntries([...formData].filter(([, value]) => typeof value === 'string')),
      [ATTACHMENTS_FIELD]: handles,
      _key: idempotencyKey,
    };
    try {
      const response = await apiFetch(`${apiUrl}/${locale}/v2/forms/${definition.name}`, {
        csrfHeader,
        json,
      });
      const body: unknown = await response.json();
      if (response.status === 201) return body as SubmissionAnswer;
      const { [ATTACHMENTS_FIELD]: fileErrors, ...fields } = (body as Partial<ErrorBody>).fields ?? {};
      if (!fileErrors?.[0]) return rejection(body as Partial<ErrorBody>);
      attachments.rejectAll(fileErrors[0]);
      return rejection({ fields });
    } catch {
      return rejection({});
    }
  }

  return { state, result, send };
}
