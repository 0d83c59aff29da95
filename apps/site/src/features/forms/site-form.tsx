import { type FormAnswers, fieldsOf, hasCheckPage } from '@beranda/contract';
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { type FormEvent, useRef, useState } from 'react';
import { hasFocusedControl } from '#src/app/form-controls.ts';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { ErrorSummary, type SummaryEntry } from '#src/components/form/error-summary.tsx';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import type { PageForm, SentForm } from '#src/content/loader-types.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { AttachmentsField } from './attachments/attachments-field.tsx';
import { fileErrors } from './attachments/file-errors.ts';
import { UploadNotice } from './attachments/upload-progress.tsx';
import { useAttachments } from './attachments/use-attachments.ts';
import { CaptchaCheck, captchaTarget } from './captcha/captcha-check.tsx';
import { CAPTCHA_FIELDS } from './captcha/captcha-fields.ts';
import { Honeypot } from './captcha/honeypot.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { CheckAnswers } from './check-answers.tsx';
import { RestoredNote, StartAgain } from './draft-notes.tsx';
import { FieldGroup } from './field-group.tsx';
import { ANSWERS_CONFIRMED_FIELD, FORM_ID, FORM_RESULT_ID, FORM_TITLE_ID } from './form-ids.ts';
import { FormPrivacy } from './form-privacy.tsx';
import { FormTimes } from './form-times.tsx';
import { useCheckStep } from './use-check-step.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useHadFocus } from './use-had-focus.ts';
import { useLazyValidation } from './use-lazy-validation.ts';
import { useSubmission } from './use-submission.ts';
import { useWhenTrue } from './use-when-true.ts';

/** Name of the buttons with which the form library validates single fields. */
const INTENT = '__intent__';

/** Initial values of a form, by field name. */
export type FormDefaults = Readonly<Record<string, string>>;

type SiteFormProps = {
  form: PageForm;
  /** Heading of the form, if it is not its own. */
  title?: string;
  defaults?: FormDefaults;
  onReceived: (received: SentForm) => void;
};

/**
 * A form of the site, drawn from its definition. Without JavaScript it posts to its own page; with JavaScript the same
 * fields are sent to the API. A long form is checked by its sender before it is sent.
 */
export function SiteForm({ form: pageForm, title, defaults, onReceived }: SiteFormProps) {
  const { definition, texts, csrfToken, formResult } = pageForm;
  const posted = formResult?.kind === 'received' ? undefined : formResult;
  const t = useTranslations('form');
  const isLong = hasCheckPage(definition);
  const validation = useLazyValidation(pageForm);
  const draft = useFormDraft(pageForm);
  const step = useCheckStep(formResult);
  const [rejectedCount, setRejectedCount] = useState(posted?.kind === 'rejected' ? 1 : 0);
  const isPassed = useRef(false);
  const inputs = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [notice, setNotice] = useState(pageForm.notice);
  const isCaptchaRejected = posted?.result.error?.[CAPTCHA_FIELDS.solution] !== undefined;
  const captcha = useCaptcha(definition.name, pageForm.captcha, isCaptchaRejected);

  const attachments = useAttachments(definition.name, posted?.attachments);

  function onRejected({ error }: SubmissionResult<string[]>): void {
    setRejectedCount((count) => count + 1);
    if (error?.['']?.includes('malformed')) draft.forgetRendering();
    if (attachments.hasRejected() || Object.keys(fieldsOf(definition)).some((name) => error?.[name]))
      step.edit();
  }

  const submission = useSubmission({
    definition,
    minimumMs: pageForm.minimumMs,
    captcha,
    attachments,
    onReceived,
    onRejected,
    onNoticeChanged: setNotice,
  });
  const [form, fields] = useForm<Record<string, string>, FormAnswers>({
    id: FORM_ID,
    defaultValue: defaults,
    lastResult: submission.result ?? posted?.result,
    defaultNoValidate: true,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: validation.validate,
    // Called if the input is valid, or if validation has not loaded yet and only the server validates.
    onSubmit(event, { formData, submission: validated }) {
      event.preventDefault();
      isPassed.current = true;
      const element = event.currentTarget;
      if (!isLong || step.answers) send(element, formData);
      else if (attachments.hasRejected()) setRejectedCount((count) => count + 1);
      else if (validated?.status === 'success') step.check(validated.value);
      else if (validation.hasFailed) step.check(Object.fromEntries(formData) as FormAnswers);
      else validation.whenLoaded(() => element.requestSubmit());
    },
  });

  function send(element: HTMLFormElement, formData: FormData): void {
    // The fields become inert: focus moves to the button that says that the form is being sent.
    if (inputs.current && hasFocusedControl(inputs.current))
      element.querySelector<HTMLElement>('[type=submit]:not([hidden])')?.focus();
    void submission.send(formData);
  }

  function turnToForm(): void {
    validation.load();
    captcha.start();
  }
  useHadFocus(FORM_ID, turnToForm);
  // Whoever comes back to what they had typed may press the button first.
  useWhenTrue(draft.isRestored, turnToForm);

  const formProps = getFormProps(form);
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isFieldValidation = submitter?.getAttribute('name') === INTENT;
    // Without client-side validation the library would let the browser post the form to validate one field.
    if (isFieldValidation && !validation.validate) return event.preventDefault();
    isPassed.current = false;
    formProps.onSubmit(event);
    if (isPassed.current || isFieldValidation) return;
    setRejectedCount((count) => count + 1);
    step.edit();
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    draft.save();
    // Answers that have changed must be checked again. Other controls may be on the check page itself.
    if (target instanceof Element && target.closest('.at-edit')) step.edit();
  }

  const retryAfterSeconds = submission.result
    ? submission.retryAfterSeconds
    : posted?.kind === 'rejected'
      ? posted.retryAfterSeconds
      : undefined;
  const captchaError = fields[CAPTCHA_FIELDS.solution]?.errors?.[0];
  const summary: SummaryEntry[] = [
    ...(form.errors ?? []).map((code) => ({ code, retryAfterSeconds })),
    ...Object.keys(fieldsOf(definition)).flatMap((name) =>
      (fields[name]?.errors ?? []).slice(0, 1).map((code) => ({
        fieldId: fields[name]?.id,
        label: texts.fields[name]?.label.replace(/[?.]$/, ''),
        code,
      })),
    ),
    ...fileErrors(attachments.items, posted?.attachments, submission.result === undefined),
    ...(captchaError
      ? [{ fieldId: captchaTarget(captcha), label: t('captcha.title'), code: captchaError }]
      : []),
  ];

  return (
    <form
      {...formProps}
      onSubmit={submit}
      onFocus={turnToForm}
      onInput={onInput}
      data-form={definition.name}
      data-draft={draft.name}
      data-step={step.answers && 'check'}
      data-rejected={rejectedCount > 0 || undefined}
      data-hydrated={isHydrated || undefined}
      method="post"
      encType={definition.hasAttachments && 'multipart/form-data'}
      action={`#${FORM_RESULT_ID}`}
      className="card p-6 sm:p-10"
      aria-labelledby={FORM_TITLE_ID}
    >
      {posted?.kind === 'check' && !isHydrated && (
        // The button that the Enter key presses. It sends the answers that were shown; others are shown first.
        <button type="submit" hidden name={ANSWERS_CONFIRMED_FIELD} value={posted.digest}>
          {t('send')}
        </button>
      )}
      <ErrorSummary id={FORM_RESULT_ID} entries={summary} rejectionCount={rejectedCount} />
      <RestoredNote form={definition} isRestored={draft.isRestored} isFocused={step.isReloaded} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      {notice && <input type="hidden" name="_notice" value={notice} />}
      <Honeypot key={rejectedCount} />
      {Object.entries(draft.rendering).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} data-rendering />
      ))}
      <div className="at-edit">
        <h2 id={FORM_TITLE_ID} tabIndex={-1} className="text-2xl">
          {title ?? texts.title}
        </h2>
        <FormTimes form={pageForm} />
        <p className="mt-4 text-muted text-sm">{t('requiredNote')}</p>
        {/* What is changed after the press of the button would not be sent. Files may be removed until then. */}
        <div ref={inputs} inert={submission.state === 'submitting'} className="inert:opacity-60">
          {Object.entries(definition.groups).map(([name, group]) => (
            <FieldGroup
              key={name}
              name={name}
              definition={group}
              texts={texts}
              fields={fields}
              choices={pageForm.choices}
            />
          ))}
        </div>
        {definition.hasAttachments && (
          <AttachmentsField attachments={attachments} label={texts.attachments} />
        )}
      </div>
      {step.answers && (
        <CheckAnswers
          form={pageForm}
          answers={step.answers}
          files={attachments.items}
          id={summary.length > 0 ? undefined : FORM_RESULT_ID}
        />
      )}
      <CaptchaCheck captcha={captcha} error={captchaError} isAwaited={submission.state === 'submitting'} />
      <FormPrivacy form={pageForm} className="mt-8 lg:hidden" />
      <SubmitButton
        state={submission.state}
        label={isLong ? t('toCheck') : undefined}
        className="at-edit mt-8"
      />
      {step.answers && (
        <SubmitButton state={submission.state} name={ANSWERS_CONFIRMED_FIELD} className="at-check mt-8" />
      )}
      {definition.hasAttachments && (
        <UploadNotice isSubmitting={submission.state === 'submitting'} items={attachments.items} />
      )}
      <StartAgain form={definition} draft={draft} />
    </form>
  );
}
