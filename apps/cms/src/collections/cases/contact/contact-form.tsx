'use client';

import '#cms/admin/native-inputs.css';
import './contact-form.css';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import * as z from 'zod';
import { readJson, sendJson } from '#cms/admin/send-json.ts';
import { reloadDelayedText, useUnsentText } from '#cms/admin/use-unsent-text.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { fieldErrors } from '../manual-entry/entry-texts.ts';
import { CONTACT_REASON_MAX_LENGTH, type ContactField } from './contact-fields.ts';
import { contactTexts } from './contact-texts.ts';

type Contact = Record<ContactField, string>;
type Inputs = Contact & { reason: string };
type Name = keyof Inputs;

const CONFLICT = 409;

const rejection = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

/** Enter would save the case. */
const stopEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

type Rejection = { message: Bilingual | string; errors: Partial<Record<string, Bilingual>> };

/** Null if the contact is stored; otherwise what is wrong with it. */
async function send(address: string, body: Inputs & { seen: Contact }): Promise<Rejection | null> {
  const response = await sendJson(address, body);
  if (response?.ok) return null;
  const { data } = rejection.safeParse(await readJson(response));
  if (response?.status === CONFLICT && data) return { message: data.message, errors: {} };
  const errors = Object.entries(data?.fields ?? {}).map(([name, [code = '']]) => [name, fieldErrors[code]]);
  return { message: errors.length > 0 ? '' : contactTexts.failed, errors: Object.fromEntries(errors) };
}

type Props = { caseId: number; stored: Contact };

/** Corrects the e-mail address and the phone number of a sender, with a reason. */
export function ContactForm({ caseId, stored }: Props) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const translate = (text: Bilingual | string) =>
    typeof text === 'string' ? text : inLanguageOf({ i18n }, text);
  // What the inputs started with: a later render may have what somebody else has stored since.
  const [seen] = useState(stored);
  const [inputs, setInputs] = useState<Inputs>({ ...seen, reason: '' });
  const [rejected, setRejected] = useState<Rejection | null>(null);
  const [isSending, setSending] = useState(false);
  const [isStored, setStored] = useState(false);
  const isChanged = inputs.senderEmail !== seen.senderEmail || inputs.senderPhone !== seen.senderPhone;
  const { isWaiting, reload } = useUnsentText(!isStored && (isChanged || inputs.reason.trim() !== ''));
  const id = useId();

  async function store() {
    setSending(true);
    const result = await send(`${api}/cases/${caseId}/contact`, { ...inputs, seen });
    setRejected(result);
    setSending(false);
    if (result) return;
    setStored(true);
    // Mails, deadline panel and search show the new contact, and the next save compares with it.
    reload();
  }

  const propsOf = (name: Name) => ({
    'aria-describedby': rejected?.errors[name] ? `${id}-${name}-error` : undefined,
    'aria-invalid': rejected?.errors[name] ? true : undefined,
    disabled: isStored,
    id: `${id}-${name}`,
    onChange: ({ target }: { target: { value: string } }) => setInputs({ ...inputs, [name]: target.value }),
    value: inputs[name],
  });
  const errorOf = (name: Name) => {
    const error = rejected?.errors[name];
    return (
      error && (
        <span className="native-inputs__error" id={`${id}-${name}-error`}>
          {translate(error)}
        </span>
      )
    );
  };

  return (
    <details className="field-type contact-box native-inputs" onKeyDown={stopEnter}>
      <summary>{translate(contactTexts.title)}</summary>
      <p>
        {translate(contactTexts.hint)} {translate(contactTexts.receipt)}
      </p>
      <p>
        <label htmlFor={`${id}-senderEmail`}>{translate(contactTexts.email)}</label>
        <input {...propsOf('senderEmail')} autoComplete="off" inputMode="email" type="text" />
        {errorOf('senderEmail')}
      </p>
      <p>
        <label htmlFor={`${id}-senderPhone`}>{translate(contactTexts.phone)}</label>
        <input {...propsOf('senderPhone')} autoComplete="off" type="tel" />
        {errorOf('senderPhone')}
      </p>
      <p>
        <label htmlFor={`${id}-reason`}>{translate(contactTexts.reason)}</label>
        <textarea {...propsOf('reason')} maxLength={CONTACT_REASON_MAX_LENGTH} rows={2} />
        {errorOf('reason')}
      </p>
      <div aria-live="polite">
        {isWaiting && <p>{translate(reloadDelayedText)}</p>}
        {rejected?.message && <p className="native-inputs__error">{translate(rejected.message)}</p>}
      </div>
      <Button
        buttonStyle="secondary"
        disabled={isSending || isStored || !isChanged || !inputs.reason.trim()}
        margin={false}
        onClick={store}
      >
        {translate(contactTexts.save)}
      </Button>
    </details>
  );
}
