'use client';

import '#cms/admin/native-inputs.css';
import './entry-form.css';
import {
  type FormDefinition,
  type FormField,
  type FormTexts,
  fieldsOf,
  isApplicable,
  type Locale,
} from '@beranda/contract';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as z from 'zod';
import { useOpenForm } from '#cms/admin/editing/open-form.tsx';
import { DayInput } from '#cms/admin/jakarta-date/day-input.tsx';
import { readHour } from '#cms/admin/jakarta-date/read-date.ts';
import { usePresetDay, useToday } from '#cms/admin/jakarta-date/use-today.ts';
import { NavigationBlocker } from '#cms/admin/navigation-blocker.tsx';
import { sendJson } from '#cms/admin/send-json.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { type Answers, isAnythingTyped } from './answers.ts';
import { arrivalLabels, STAFF_ARRIVALS, type StaffArrival } from './arrivals.ts';
import { EntryField } from './entry-field.tsx';
import { fieldErrors, manualEntryTexts } from './entry-texts.ts';

type Form = {
  name: string;
  definition: FormDefinition;
  texts: Pick<FormTexts, 'title' | 'groups' | 'fields'>;
};
type Props = {
  forms: readonly Form[];
  /** In milliseconds since 1970. */
  renderedAt: number;
};

const CONFLICT = 409;

const entered = z.object({ case: z.number() });
const enteredBefore = z.object({ case: z.number(), ticket: z.string() });
const rejected = z.object({ fields: z.record(z.string(), z.array(z.string())) });

/** Enters a case with the fields of a form of the site. What was typed stays until it has been stored. */
export function EntryForm({ forms, renderedAt }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const { admin, api } = useConfig().config.routes;
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const [name, setName] = useState(forms[0]?.name);
  const [arrivedBy, setArrivedBy] = useState<StaffArrival>('phone');
  const today = useToday(renderedAt);
  const [receivedTime, setReceivedTime] = useState('');
  const [locale, setLocale] = useState<Locale>('id');
  const [answers, setAnswers] = useState<Answers>({});
  const [receivedOn, setReceivedOn] = usePresetDay(today, isAnythingTyped(answers));
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [failure, setFailure] = useState<Bilingual | null>(null);
  // The case of an earlier attempt, whose response was lost and whose content was another one.
  const [earlier, setEarlier] = useState<z.infer<typeof enteredBefore> | null>(null);
  const [isSending, setSending] = useState(false);
  const [isStored, setStored] = useState(false);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  // Idempotency key: one case however often it is sent.
  const key = useRef('');
  useOpenForm();
  const form = forms.find((candidate) => candidate.name === name);
  if (!form) return null;
  const { definition, texts } = form;
  const errorOf = (field: string) => {
    const text = fieldErrors[errors[field]?.[0] ?? ''];
    return text && translate(text);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  /** Sends what was entered as a case of its own, although an earlier attempt has stored another one. */
  function sendAsAnother() {
    key.current = '';
    void send();
  }

  async function send() {
    if (isSending) return;
    setSending(true);
    key.current ||= crypto.randomUUID();
    const hour = readHour(receivedTime) ?? receivedTime;
    const body = { key: key.current, form: name, arrivedBy, receivedOn, receivedTime: hour, locale, answers };
    const response = await sendJson(`${api}/cases/record`, body);
    if (response?.ok) {
      const { case: id } = entered.parse(await response.json());
      setStored(true);
      return router.push(`${admin}/collections/cases/${id}`);
    }
    setSending(false);
    const before = response?.status === CONFLICT ? enteredBefore.safeParse(await response.json()) : null;
    setEarlier(before?.data ?? null);
    if (before?.success) {
      setErrors({});
      setFailure(manualEntryTexts.enteredBefore);
      return focusProblem();
    }
    const found = response?.status === 400 ? rejected.safeParse(await response.json()) : null;
    setErrors(found?.data?.fields ?? {});
    setFailure(found?.success ? manualEntryTexts.invalid : manualEntryTexts.failed);
    focusProblem();
  }

  /** Focuses the first wrong field, or else the message: the button had the focus, and was disabled meanwhile. */
  function focusProblem() {
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    requestAnimationFrame(() => (find('[aria-invalid=true]') ?? find('.entry-form__failure'))?.focus());
  }

  const change = (field: string, value: string | boolean) => setAnswers({ ...answers, [field]: value });
  const isShown = (field: FormField) => isApplicable(field, answers);
  const isWithoutEmail = !String(answers[definition.sender.email] ?? '').trim();

  return (
    <form className="entry-form native-inputs" noValidate onSubmit={submit} ref={element}>
      <NavigationBlocker isActive={isAnythingTyped(answers) && !isStored} />
      <p>{translate(manualEntryTexts.intro)}</p>
      <div className="entry-form__arrival">
        <label>
          {translate(manualEntryTexts.form)}
          <select onChange={({ target }) => setName(target.value)} value={name}>
            {forms.map((choice) => (
              <option key={choice.name} value={choice.name}>
                {choice.texts.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {translate(manualEntryTexts.arrivedBy)}
          <select onChange={({ target }) => setArrivedBy(target.value as StaffArrival)} value={arrivedBy}>
            {STAFF_ARRIVALS.map((arrival) => (
              <option key={arrival} value={arrival}>
                {translate(arrivalLabels[arrival])}
              </option>
            ))}
          </select>
        </label>
        <div className="entry-form__field">
          <label htmlFor={`${id}-day`}>{translate(manualEntryTexts.receivedOn)}</label>
          <DayInput
            error={errorOf('receivedOn')}
            id={`${id}-day`}
            max={today}
            onChange={setReceivedOn}
            value={receivedOn}
          />
        </div>
        {definition.answerTime.hours !== undefined && (
          <div className="entry-form__field">
            <label htmlFor={`${id}-hour`}>{translate(manualEntryTexts.receivedTime)}</label>
            <input
              aria-describedby={errorOf('receivedTime') && `${id}-hour-error`}
              aria-invalid={errorOf('receivedTime') ? true : undefined}
              autoComplete="off"
              id={`${id}-hour`}
              onBlur={() => setReceivedTime(readHour(receivedTime) ?? receivedTime)}
              onChange={({ target }) => setReceivedTime(target.value)}
              placeholder="08:30"
              required
              type="text"
              value={receivedTime}
            />
            {errorOf('receivedTime') && (
              <span className="native-inputs__error" id={`${id}-hour-error`}>
                {errorOf('receivedTime')}
              </span>
            )}
          </div>
        )}
        <label>
          {translate(manualEntryTexts.locale)}
          <select onChange={({ target }) => setLocale(target.value as Locale)} value={locale}>
            <option value="id">{translate(manualEntryTexts.indonesian)}</option>
            <option value="en">{translate(manualEntryTexts.english)}</option>
          </select>
        </label>
      </div>
      {Object.entries(definition.groups).map(([group, fields]) => (
        <fieldset key={group}>
          <legend>{texts.groups[group]}</legend>
          {Object.keys(fields).map((field) => {
            const one = fieldsOf(definition)[field];
            // A receipt by mail needs an address.
            const isPointless = field === definition.receiptCheckbox && isWithoutEmail;
            if (!one || !isShown(one) || isPointless) return null;
            return (
              <EntryField
                error={errorOf(field)}
                field={one}
                key={`${name} ${field}`}
                onChange={(value) => change(field, value)}
                texts={texts.fields[field]}
                today={today}
                value={answers[field]}
              />
            );
          })}
        </fieldset>
      ))}
      {isWithoutEmail && (
        <p className="entry-form__hint">
          {/* Only complaints have a receipt to print. */}
          {translate(
            name === 'complaint' ? manualEntryTexts.complaintWithoutEmail : manualEntryTexts.withoutEmail,
          )}
        </p>
      )}
      <div aria-live="polite" className="entry-form__failure" tabIndex={-1}>
        {failure && (
          <p className="native-inputs__error">
            {translate(failure)}{' '}
            {earlier && (
              // In another tab, so that what was typed can be compared.
              <a href={`${admin}/collections/cases/${earlier.case}`} rel="noopener" target="_blank">
                {earlier.ticket}
              </a>
            )}
          </p>
        )}
        {earlier && (
          <Button
            buttonStyle="secondary"
            disabled={isSending}
            margin={false}
            onClick={sendAsAnother}
            type="button"
          >
            {translate(manualEntryTexts.another)}
          </Button>
        )}
      </div>
      <Button disabled={isSending} margin={false} type="submit">
        {translate(manualEntryTexts.submit)}
      </Button>
    </form>
  );
}
