'use client';

import '#cms/admin/native-inputs.css';
import {
  type Channel,
  COMPLAINT_ACTIONS,
  type ComplaintAction,
  type ComplaintKind,
  type Rejection,
} from '@beranda/complaints';
import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '#cms/admin/jakarta-date/use-today.ts';
import { saveAsFile } from '#cms/admin/save-as-file.ts';
import { readErrorMessage, sendJson } from '#cms/admin/send-json.ts';
import { reloadDelayedText, useUnsentText } from '#cms/admin/use-unsent-text.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { announceHistoryChange } from '../../history/history-changed.ts';
import { rejectionTexts } from '../rejection-texts.ts';
import { readActionBody } from './action-body.ts';
import { ActionFields, type Defaults } from './action-fields.tsx';
import { actionLabels, panelTexts } from './panel-texts.ts';

type Props = {
  /** Address of the case. */
  address: string;
  rejections: Record<ComplaintAction, Rejection | null>;
  channel: Channel;
  channels: readonly Channel[];
  kind: ComplaintKind | null;
  /** ISO dates. */
  documentsCompleteOn: string;
  /** In milliseconds since 1970. */
  renderedAt: number;
  /** Whether the sender has an e-mail address. */
  hasEmail: boolean;
  /** How the sender asked to be contacted, as a sentence. */
  preferredContact: string | null;
};

const PREVIEW_NAME = 'pratinjau-jawaban.pdf';

/** Sends an action; null if it was carried out, otherwise the server's reason, or an empty text without one. */
async function send(address: string, body: object): Promise<string | null> {
  const response = await sendJson(address, body);
  if (response?.ok) return null;
  const reason = response?.status === 409 ? await readErrorMessage(response) : null;
  return reason ?? '';
}

const hasText = (container: HTMLElement | null) =>
  [...(container?.querySelectorAll('textarea') ?? [])].some(({ value }) => value.trim() !== '');

/** Downloads the letter that an answer would become; false if the server makes none. */
async function downloadLetter(address: string, body: object): Promise<boolean> {
  const response = await sendJson(address, body);
  if (!response?.ok) return false;
  await saveAsFile(response, PREVIEW_NAME);
  return true;
}

/** What staff can do with a complaint now, each as a form, and what they cannot, with the reason. */
export function ClockActions({ address, rejections, renderedAt, ...props }: Props) {
  const defaults = { ...props, today: useToday(renderedAt) };
  const { i18n } = useTranslation();
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const allowed = COMPLAINT_ACTIONS.filter((action) => rejections[action] === null);
  const unavailable = COMPLAINT_ACTIONS.flatMap((action) => {
    const reason = rejections[action];
    return reason ? [{ action, reason }] : [];
  });
  return (
    <div className="clock-actions native-inputs">
      {allowed.length > 0 && <h4>{translate(panelTexts.actions)}</h4>}
      {allowed.map((action) => (
        <Action action={action} address={address} defaults={defaults} key={action} />
      ))}
      {unavailable.length > 0 && (
        <details className="clock-actions__unavailable">
          <summary>{translate(panelTexts.unavailable)}</summary>
          <ul>
            {unavailable.map(({ action, reason }) => (
              <li key={action}>
                <strong>{translate(actionLabels[action])}:</strong> {translate(rejectionTexts[reason])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type ActionProps = { action: ComplaintAction; address: string; defaults: Defaults };

/** One action. No form element: the screen of the case is one already, and forms cannot be nested. */
function Action({ action, address, defaults }: ActionProps) {
  const { i18n } = useTranslation();
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const fields = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  const { isWaiting, reload } = useUnsentText(isTyped);

  useEffect(() => {
    // The screen shows the former state until its reload; the history can be loaded without one.
    if (isWaiting) announceHistoryChange();
  }, [isWaiting]);

  async function act() {
    const body = fields.current && readActionBody(action, fields.current);
    if (!body || isSending) return;
    setSending(true);
    const reason = await send(`${address}/clock/${action}`, body);
    if (reason === null) {
      // The whole screen shows the case: status, deadline, history. A reload also renews what the next save compares.
      setError(null);
      setTyped(false);
      return reload();
    }
    setError(reason || translate(panelTexts.failed));
    setSending(false);
  }

  async function preview() {
    // Only the text: the letter is often needed before there is a proof of its delivery.
    const answer = fields.current?.querySelector('textarea');
    if (!answer?.reportValidity()) return;
    const body = { answer: answer.value };
    setError((await downloadLetter(`${address}/answer.pdf`, body)) ? null : translate(panelTexts.noPreview));
  }

  return (
    <details className="clock-actions__action" data-action={action}>
      <summary>{translate(actionLabels[action])}</summary>
      <div onInput={() => setTyped(hasText(fields.current))} ref={fields}>
        {!isWaiting && <ActionFields action={action} defaults={defaults} onEnter={act} />}
        <div aria-live="polite">
          {isWaiting && <p>{translate(reloadDelayedText)}</p>}
          {error && <p className="native-inputs__error">{error}</p>}
        </div>
        {!isWaiting && (
          <div className="clock-actions__buttons">
            <Button buttonStyle="secondary" disabled={isSending} margin={false} onClick={act} type="button">
              {translate(actionLabels[action])}
            </Button>
            {action === 'answer' && (
              <Button buttonStyle="subtle" margin={false} onClick={preview} type="button">
                {translate(panelTexts.preview)}
              </Button>
            )}
          </div>
        )}
      </div>
    </details>
  );
}
