'use client';

import '#cms/admin/link-button.css';
import { useState } from 'react';

type Props = {
  /** The endpoint that sends the mail again. */
  address: string;
  /** In the language of the user. */
  texts: { resend: string; requeued: string; gone: string; failed: string };
};

const CONFLICT = 409;

/** What became of the request: the name of a text. */
async function post(address: string): Promise<'requeued' | 'gone' | 'failed'> {
  const response = await fetch(address, { method: 'POST' }).catch(() => null);
  if (response?.ok) return 'requeued';
  return response?.status === CONFLICT ? 'gone' : 'failed';
}

/** Sends a failed mail again, and says so. */
export function ResendButton({ address, texts }: Props) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof post>> | null>(null);

  async function resend() {
    setSending(true);
    setOutcome(await post(address));
    setSending(false);
  }

  const mayTry = outcome === null || outcome === 'failed';
  return (
    <>
      {mayTry && (
        <button className="link-button" disabled={isSending} onClick={resend} type="button">
          {texts.resend}
        </button>
      )}{' '}
      <span role="status">{outcome && texts[outcome]}</span>
    </>
  );
}
