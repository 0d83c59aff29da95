'use client';

import {
  type Channel,
  COMPLAINT_ACTIONS,
  type ComplaintAction,
  type ComplaintKind,
  type Refusal,
} from '@beranda/complaints';
import { Button, useTranslation } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { ActionFields, type Defaults } from './action-fields.tsx';
import { actionLabels, panelTexts } from './panel-texts.ts';
import { readBody } from './read-body.ts';

type Props = {
  /** Address of the actions, without their name. */
  address: string;
  refusals: Record<ComplaintAction, Refusal | null>;
  channel: Channel;
  channels: readonly Channel[];
  kind: ComplaintKind | null;
  /** ISO dates. */
  documentsCompleteOn: string;
  today: string;
};

const refusal = z.object({ message: z.string() });

/** Sends an action; null if it was carried out, otherwise the server's reason, or an empty text without one. */
async function send(address: string, body: object): Promise<string | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return null;
    return response.status === 409 ? refusal.parse(await response.json()).message : '';
  } catch {
    return '';
  }
}

/** What staff can do with a complaint now, each as a form, and what they cannot, with the reason. */
export function ClockActions({ address, refusals, ...defaults }: Props) {
  const { i18n } = useTranslation();
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const allowed = COMPLAINT_ACTIONS.filter((action) => refusals[action] === null);
  const refused = COMPLAINT_ACTIONS.flatMap((action) => {
    const reason = refusals[action];
    return reason ? [{ action, reason }] : [];
  });
  return (
    <div className="clock-actions">
      {allowed.length > 0 && <h4>{translate(panelTexts.actions)}</h4>}
      {allowed.map((action) => (
        <Action action={action} address={`${address}/${action}`} defaults={defaults} key={action} />
      ))}
      {refused.length > 0 && (
        <details className="clock-actions__refused">
          <summary>{translate(panelTexts.refused)}</summary>
          <ul>
            {refused.map(({ action, reason }) => (
              <li key={action}>
                <strong>{translate(actionLabels[action])}:</strong> {translate(refusalTexts[reason])}
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

  async function act() {
    const body = fields.current && readBody(action, fields.current);
    if (!body || isSending) return;
    setSending(true);
    const reason = await send(address, body);
    // The whole screen shows the case: status, deadline, history. A reload also renews what the next save compares.
    if (reason === null) return window.location.reload();
    setError(reason || translate(panelTexts.failed));
    setSending(false);
  }

  return (
    <details className="clock-actions__action" data-action={action}>
      <summary>{translate(actionLabels[action])}</summary>
      <div ref={fields}>
        <ActionFields action={action} defaults={defaults} onEnter={act} />
        <div aria-live="polite">{error && <p className="clock-actions__error">{error}</p>}</div>
        <Button buttonStyle="secondary" disabled={isSending} margin={false} onClick={act} type="button">
          {translate(actionLabels[action])}
        </Button>
      </div>
    </details>
  );
}
