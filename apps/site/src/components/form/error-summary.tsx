import { CORRECTABLE_FORM_ERRORS } from '@beranda/contract';
import { useEffect, useId, useRef } from 'react';
import { hasFocusedControl } from '#src/app/form-controls.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { isFormErrorCode, useErrorText } from './field-error.tsx';

export type SummaryEntry = {
  fieldId?: string;
  label?: string;
  code: string;
  /** After too many requests: the seconds until the next one is accepted. */
  retryAfterSeconds?: number | undefined;
};

const isToCorrect = ({ fieldId, code }: SummaryEntry) =>
  fieldId !== undefined || !isFormErrorCode(code) || CORRECTABLE_FORM_ERRORS.includes(code);

/** The form may have arrived: a lost response looks like a failure. */
const isUncertain = ({ code }: SummaryEntry) => code === 'sendFailed';

function titleOf(entries: readonly SummaryEntry[]) {
  if (entries.some(isToCorrect)) return 'summaryTitle';
  return entries.some(isUncertain) ? 'maybeSentTitle' : 'notSentTitle';
}

type ErrorSummaryProps = {
  entries: SummaryEntry[];
  rejectionCount: number;
  /** Target of the redirect after a submission without JavaScript. */
  id?: string;
};

/**
 * Error summary above the form; its heading says whether there is something to correct, the form has not been sent, or it
 * may have been. It takes focus when it appears, so that screen readers announce it; each entry links to its field.
 */
export function ErrorSummary({ entries, rejectionCount, id }: ErrorSummaryProps) {
  const t = useTranslations('form');
  const errorText = useErrorText();
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  // Focus moves once per rejected submission (`rejectionCount`), not per keystroke. The form library focuses the first
  // invalid field after its own update, so this waits for that.
  const isMounting = useRef(true);
  useEffect(() => {
    const isServerRendered = isMounting.current;
    isMounting.current = false;
    if (rejectionCount === 0) return;
    const timer = setTimeout(() => {
      // By the time a rejected page is hydrated somebody may be correcting a field, or about to press something.
      if (isServerRendered && hasFocusedControl(document.body)) return;
      summary.current?.focus({ preventScroll: isServerRendered });
    });
    return () => clearTimeout(timer);
  }, [rejectionCount]);
  if (entries.length === 0) return null;
  return (
    <section
      ref={summary}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="wrap-anywhere mb-8 rounded-card border-2 border-danger bg-danger-soft p-6"
    >
      <h2 id={titleId} className="text-xl">
        {t(titleOf(entries))}
      </h2>
      <ul className="mt-3 space-y-1">
        {entries.map(({ fieldId, label, code, retryAfterSeconds }) => (
          <li key={[fieldId, label, code].join(' ')}>
            {fieldId ? (
              <a href={`#${fieldId}`} className="font-medium text-danger underline underline-offset-2">
                {label}: {errorText(code)}
              </a>
            ) : (
              <span className="font-medium text-danger">{errorText(code, retryAfterSeconds)}</span>
            )}
          </li>
        ))}
      </ul>
      {/* Safe by the idempotency key. */}
      {entries.some(isUncertain) && <p className="mt-3">{t('sendAgain')}</p>}
    </section>
  );
}
