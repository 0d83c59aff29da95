import { type FormAnswers, fieldsOf } from '@beranda/contract';
import { getFormProps, useForm } from '@conform-to/react';
import { type FormEvent, useRef, useState } from 'react';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { ErrorSummary, type SummaryEntry } from '#src/components/form/error-summary.tsx';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import type { PageForm } from '#src/content/loading.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FormField } from './form-field.tsx';
import { FORM_ID, FORM_RESULT_ID } from './form-ids.ts';
import type { ReceivedForm } from './received.tsx';
import { useLazyValidation } from './use-lazy-validation.ts';
import { useSubmission } from './use-submission.ts';

/** Initial values of a form, by field name. */
export type FormDefaults = Readonly<Record<string, string>>;

type SiteFormProps = {
  form: PageForm;
  /** Heading of the form, if it is not its own. */
  title?: string;
  defaults?: FormDefaults;
  onReceived: (received: ReceivedForm) => void;
};

/** A form of the site. Progressive enhancement: submits by script, or as a plain form to its page. */
export function SiteForm({ form: pageForm, title, defaults, onReceived }: SiteFormProps) {
  const { csrfToken, definition, idempotencyKey, outcome, texts } = pageForm;
  const rejected = outcome?.kind === 'rejected' ? outcome.result : undefined;
  const t = useTranslations('form');
  const validation = useLazyValidation(pageForm);
  const [rejectedCount, setRejectedCount] = useState(rejected ? 1 : 0);
  const isPassed = useRef(false);
  const countRejected = () => setRejectedCount((count) => count + 1);
  const submission = useSubmission({ definition, idempotencyKey, onReceived, onRejected: countRejected });
  const [form, fields] = useForm<Record<string, string>, FormAnswers>({
    id: FORM_ID,
    defaultValue: defaults,
    lastResult: submission.result ?? rejected,
    defaultNoValidate: true,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: validation.validate,
    // Called if the input is valid, or if validation has not loaded yet and only the server validates.
    onSubmit(event, { formData }) {
      event.preventDefault();
      isPassed.current = true;
      void submission.send(formData);
    },
  });

  const formProps = getFormProps(form);
  function submit(event: FormEvent<HTMLFormElement>) {
    isPassed.current = false;
    formProps.onSubmit(event);
    // The form library also submits to validate single fields; its buttons have a name.
    const isSubmission = !(event.nativeEvent as SubmitEvent).submitter?.getAttribute('name');
    if (isSubmission && !isPassed.current) countRejected();
  }

  const summary: SummaryEntry[] = [
    ...(form.errors ?? []).map((code) => ({ code })),
    ...Object.keys(fieldsOf(definition)).flatMap((name) =>
      (fields[name]?.errors ?? []).slice(0, 1).map((code) => ({
        fieldId: fields[name]?.id,
        label: texts.fields[name]?.label.replace(/\?$/, ''),
        code,
      })),
    ),
  ];

  return (
    <form
      {...formProps}
      onSubmit={submit}
      onFocus={validation.load}
      data-form={definition.name}
      data-rejected={rejectedCount > 0 || undefined}
      data-hydrated={useIsHydrated() || undefined}
      method="post"
      action={`#${FORM_RESULT_ID}`}
      className="card p-6 sm:p-10"
      aria-labelledby="form-title"
    >
      <ErrorSummary id={FORM_RESULT_ID} entries={summary} rejectionCount={rejectedCount} />
      <h2 id="form-title" className="text-2xl">
        {title ?? texts.title}
      </h2>
      <p className="mt-1 text-muted text-sm">{t('requiredNote')}</p>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="_key" value={idempotencyKey} />
      {Object.entries(definition.groups).map(([group, groupFields]) => (
        <section key={group} className="mt-8 [&+section]:mt-10" aria-labelledby={`form-group-${group}`}>
          <h3 id={`form-group-${group}`} className="text-lg">
            {texts.groups[group]}
          </h3>
          <div className="mt-4 grid gap-6">
            {Object.entries(groupFields).map(([name, field]) => {
              const metadata = fields[name];
              const fieldTexts = texts.fields[name];
              return metadata && fieldTexts ? (
                <FormField
                  key={name}
                  name={name}
                  definition={field}
                  texts={fieldTexts}
                  field={metadata}
                  choices={pageForm.choices}
                />
              ) : null;
            })}
          </div>
        </section>
      ))}
      <SubmitButton state={submission.state} className="mt-8" />
    </form>
  );
}
