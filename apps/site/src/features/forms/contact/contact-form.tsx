import {
  CONTACT_FIELDS,
  type ContactMessage,
  CUSTOMER_TYPES,
  INDUSTRY_TYPES,
  ISSUE_DETAILS,
  ISSUES,
  MSME_SIZES,
  TEXT_LIMITS,
  TOPIC_TYPES,
} from '@beranda/contract';
import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { ErrorSummary, type SummaryEntry } from '#src/components/form/error-summary.tsx';
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '#src/components/form/fields.tsx';
import { SubmitButton } from '#src/components/form/submit-button.tsx';
import { CONTACT_FORM_ID, CONTACT_RESULT_ID } from './form-id.ts';
import type { ReceivedProps } from './received.tsx';
import { useLazyValidation } from './use-lazy-validation.ts';
import { useSubmission } from './use-submission.ts';

type ContactFields = Record<(typeof CONTACT_FIELDS)[number], string>;

/** Initial values of the form. */
export type ContactDefaults = Partial<ContactFields>;

type ContactFormProps = {
  csrfToken: string;
  idempotencyKey: string;
  /** Heading of the form, if it is not the general one. */
  title?: string;
  defaults?: ContactDefaults;
  /** Result of a rejected submission without script. */
  refused?: SubmissionResult<string[]>;
  onReceived: (received: ReceivedProps) => void;
};

/** Contact form. Progressive enhancement: submits by script, or as a plain form to its page. */
export function ContactForm(props: ContactFormProps) {
  const { csrfToken, idempotencyKey, refused, onReceived } = props;
  const t = useTranslations('contact');
  const tForm = useTranslations('form');
  const validation = useLazyValidation();
  const [rejectedCount, setRejectedCount] = useState(refused ? 1 : 0);
  const isPassed = useRef(false);
  const countRejected = () => setRejectedCount((count) => count + 1);
  const submission = useSubmission({ idempotencyKey, onReceived, onRefused: countRejected });
  const [form, fields] = useForm<ContactFields, ContactMessage>({
    id: CONTACT_FORM_ID,
    defaultValue: props.defaults,
    lastResult: submission.result ?? refused,
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

  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const summary: SummaryEntry[] = [
    ...(form.errors ?? []).map((code) => ({ code })),
    ...CONTACT_FIELDS.flatMap((name) =>
      (fields[name].errors ?? [])
        .slice(0, 1)
        .map((code) => ({ fieldId: fields[name].id, label: t(name).replace(/\?$/, ''), code })),
    ),
  ];

  return (
    <form
      {...formProps}
      onSubmit={submit}
      onFocus={validation.load}
      data-refused={rejectedCount > 0 || undefined}
      data-hydrated={useIsHydrated() || undefined}
      method="post"
      action={`#${CONTACT_RESULT_ID}`}
      className="card contact-form p-6 sm:p-10"
      aria-labelledby="form-title"
    >
      <ErrorSummary id={CONTACT_RESULT_ID} entries={summary} refusalCount={rejectedCount} />
      <h2 id="form-title" className="text-2xl">
        {props.title ?? t('formTitle')}
      </h2>
      <p className="mt-1 text-muted text-sm">{tForm('requiredNote')}</p>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="_key" value={idempotencyKey} />

      <h3 className="mt-8 text-lg">{t('aboutYou')}</h3>
      <div className="mt-4 grid gap-6">
        <TextField field={fields.fullName} label={t('fullName')} autoComplete="name" isRequired />
        <TextField
          field={fields.email}
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          autoComplete="email"
          isRequired
        />
        <TextField
          field={fields.phone}
          label={t('phone')}
          help={t('phoneHelp')}
          type="tel"
          autoComplete="tel"
          isRequired
        />
        <RadioGroup
          field={fields.customerType}
          label={t('customerType')}
          options={choices(CUSTOMER_TYPES, (value) => t(`customerTypes.${value}`))}
          isRequired
        />
        <TextField
          field={fields.identityNumber}
          label={t('identityNumber')}
          help={t('identityNumberHelp')}
          inputMode="numeric"
          autoComplete="off"
          isPrivate
          className="only-customer"
          isRequired
        />
        <Select
          field={fields.msmeSize}
          label={t('msmeSize')}
          options={choices(MSME_SIZES, (value) => t(`msmeSizes.${value}`))}
          className="only-corporate"
          isRequired
        />
        <Select
          field={fields.industryType}
          label={t('industryType')}
          options={choices(INDUSTRY_TYPES, (value) => t(`industryTypes.${value}`))}
          className="only-corporate"
          isRequired
        />
      </div>

      <h3 className="mt-10 text-lg">{t('yourMessage')}</h3>
      <div className="mt-4 grid gap-6">
        <RadioGroup
          field={fields.topicType}
          label={t('topicType')}
          options={choices(TOPIC_TYPES, (value) => t(`topicTypes.${value}`))}
          isRequired
        />
        <RadioGroup
          field={fields.issue}
          label={t('issue')}
          options={choices(ISSUES, (value) => t(`issues.${value}`))}
          isRequired
        />
        <RadioGroup
          field={fields.issueDetail}
          label={t('issueDetail')}
          options={choices(ISSUE_DETAILS, (value) => t(`issueDetails.${value}`))}
          className="only-atm"
          isRequired
        />
        <TextArea
          field={fields.notes}
          label={t('notes')}
          help={t('notesHelp')}
          limit={TEXT_LIMITS.notes}
          isRequired
        />
        <Checkbox field={fields.sendCopy} label={t('sendCopy')} />
      </div>
      <SubmitButton state={submission.state} className="mt-8" />
    </form>
  );
}
