'use client';

import '#cms/admin/native-inputs.css';
import '#cms/admin/link-button.css';
import './reply-form.css';
import type { Locale } from '@beranda/contract';
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { reloadDelayedText, useUnsentText } from '#cms/admin/use-unsent-text.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { announceHistoryChange } from '../history/history-changed.ts';
import {
  type CaseStatus,
  caseStatusLabels,
  isCaseStatus,
  manualNextStatuses,
} from '../status/case-status.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type ReplyBoxText, replyBoxTexts } from './reply-box-texts.ts';
import { ReplyPreview } from './reply-preview.tsx';
import { ReplySender } from './reply-sender.ts';
import {
  BODY_MAX_LENGTH,
  hasUnfilledGap,
  type MailSender,
  replyText,
  SUBJECT_MAX_LENGTH,
} from './reply-text.ts';

type Texts = { subject: string; body: string };
export type Template = { id: number; name: string; texts: Readonly<Record<Locale, Texts>> };

type Props = {
  caseId: number;
  form: string;
  formTitles: Readonly<Record<Locale, string>>;
  /** Language of the sender. */
  locale: Locale;
  mailSenders: Readonly<Record<Locale, MailSender>>;
  senderEmail: string;
  senderName: string;
  templates: readonly Template[];
  ticket: string;
  /** How the sender asked to be contacted, as a sentence. */
  preferredContact: string | null;
};

const EMPTY_TEXTS: Texts = { subject: '', body: '' };

/** Whether somebody has changed what the template filled in. */
const isEdited = (texts: Texts, fromTemplate: Texts) =>
  texts.subject !== fromTemplate.subject || texts.body !== fromTemplate.body;

/** The stored status, and those that may follow it. */
function useNextStatuses(form: string): readonly CaseStatus[] {
  const { initialData, savedDocumentData } = useDocumentInfo();
  const { status } = savedDocumentData ?? initialData ?? {};
  return isCaseStatus(status) ? manualNextStatuses(form, status) : [];
}

/** Writes a reply, from a template or not, and sends it after a preview. */
export function ReplyForm({
  caseId,
  form,
  formTitles,
  mailSenders,
  senderEmail,
  senderName,
  templates,
  ticket,
  ...props
}: Props) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const translate = (text: ReplyBoxText) => inLanguageOf({ i18n }, replyBoxTexts[text]);
  const statuses = useNextStatuses(form);
  const [locale, setLocale] = useState(props.locale);
  const [templateId, setTemplateId] = useState('');
  const [texts, setTexts] = useState(EMPTY_TEXTS);
  // What was written before a template replaced it.
  const [replaced, setReplaced] = useState<Texts | null>(null);
  const fromTemplate = useRef(EMPTY_TEXTS);
  const [status, setStatus] = useState<CaseStatus | ''>('');
  const [isPreviewing, setPreviewing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<ReplyBoxText | null>(null);
  const [sender] = useState(() => new ReplySender(`${api}/cases/${caseId}/replies`));
  const id = useId();
  const { isWaiting, reload } = useUnsentText(isEdited(texts, fromTemplate.current) || replaced !== null);

  function applyTemplate(template: string, language: Locale) {
    setTemplateId(template);
    setLocale(language);
    const chosen = templates.find((candidate) => String(candidate.id) === template)?.texts[language];
    if (!chosen) return;
    setReplaced(isEdited(texts, fromTemplate.current) ? texts : null);
    fromTemplate.current = fill(chosen, language);
    setTexts(fromTemplate.current);
  }

  function fill({ body, subject }: Texts, language: Locale): Texts {
    const values = { name: senderName, ticket, form: formTitles[language] };
    return { subject: fillPlaceholders(subject, values), body: fillPlaceholders(body, values) };
  }

  function restore() {
    if (replaced) setTexts(replaced);
    setReplaced(null);
  }

  async function send() {
    setSending(true);
    const sent = await sender.send({ locale, ...texts, ...(status ? { status } : {}) });
    setSending(false);
    setPreviewing(false);
    setResult(sent);
    if (sent !== 'sent') return;
    setTexts(EMPTY_TEXTS);
    fromTemplate.current = EMPTY_TEXTS;
    setReplaced(null);
    setTemplateId('');
    announceHistoryChange();
    // The form shows the former status, with which its next save would be stale.
    if (status) reload();
  }

  function preview() {
    if (hasUnfilledGap(texts.body)) return setResult('gap');
    setResult(null);
    setPreviewing(true);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="field-type native-inputs reply-form">
      <h3 id={`${id}-title`}>{translate('title')}</h3>
      {props.preferredContact && <p>{props.preferredContact}</p>}
      <div className="reply-form__row">
        <label>
          {translate('template')}
          <select onChange={({ target }) => applyTemplate(target.value, locale)} value={templateId}>
            <option value="">{translate('none')}</option>
            {templates.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {translate('language')}
          <select onChange={({ target }) => applyTemplate(templateId, target.value as Locale)} value={locale}>
            <option value="id">{translate('indonesian')}</option>
            <option value="en">{translate('english')}</option>
          </select>
        </label>
      </div>
      {replaced && (
        <p className="reply-form__hint" role="status">
          {translate('replaced')}{' '}
          <button className="link-button" onClick={restore} type="button">
            {translate('restore')}
          </button>
        </p>
      )}
      <label>
        {translate('subject')}
        <input
          data-case-key="r"
          maxLength={SUBJECT_MAX_LENGTH}
          onChange={({ target }) => setTexts({ ...texts, subject: target.value })}
          // Enter would save the case.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          type="text"
          value={texts.subject}
        />
      </label>
      <label>
        {translate('body')}
        <textarea
          aria-describedby={`${id}-hint`}
          maxLength={BODY_MAX_LENGTH}
          onChange={({ target }) => setTexts({ ...texts, body: target.value })}
          rows={8}
          value={texts.body}
        />
      </label>
      <p className="reply-form__hint" id={`${id}-hint`}>
        {translate('hint')}
      </p>
      <label className="reply-form__status">
        {translate('status')}
        <select onChange={({ target }) => setStatus(target.value as CaseStatus | '')} value={status}>
          <option value="">{translate('unchanged')}</option>
          {statuses.map((next) => (
            <option key={next} value={next}>
              {inLanguageOf({ i18n }, caseStatusLabels[next])}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">
        {result && (
          <p className={result === 'sent' ? undefined : 'native-inputs__error'}>{translate(result)}</p>
        )}
        {isWaiting && <p className="reply-form__hint">{inLanguageOf({ i18n }, reloadDelayedText)}</p>}
      </div>
      <Button
        buttonStyle="secondary"
        disabled={!texts.subject.trim() || !texts.body.trim()}
        margin={false}
        onClick={preview}
      >
        {translate('preview')}
      </Button>
      {isPreviewing && (
        <ReplyPreview
          {...replyText({ ...fill(texts, locale), locale, ticket }, mailSenders[locale])}
          isSending={isSending}
          locale={locale}
          onClose={() => setPreviewing(false)}
          onSend={send}
          to={senderEmail}
        />
      )}
    </section>
  );
}
