'use client';

import { userLocale } from '#cms/i18n/bilingual.ts';

import './confirmation.css';
import { Button, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Confirmation, ConfirmationAnswer } from './confirmation-header.ts';
import { confirmingFetch } from './confirming-fetch.ts';

type PendingConfirmation = {
  confirmation: Confirmation;
  /** Whether the question says that the password of the former answer was wrong. */
  isPasswordRejected: boolean;
  answer(answer: ConfirmationAnswer): void;
};

const texts = {
  id: {
    title: 'Periksa akibatnya',
    cancel: 'Batal',
    cancelled: 'Dibatalkan. Tidak ada yang berubah.',
    password: 'Kata sandi saat ini',
  },
  en: {
    title: 'Look at the consequences',
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was changed.',
    password: 'Present password',
  },
};

function ConfirmationDialog({
  pending,
  onAnswer,
}: {
  pending: PendingConfirmation;
  onAnswer(answer: ConfirmationAnswer): void;
}) {
  const { i18n } = useTranslation();
  const { cancel, password, title } = texts[userLocale(i18n.language)];
  const { action, consequences, needsPassword, question } = pending.confirmation;
  const { isPasswordRejected } = pending;
  const questionId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      aria-labelledby="confirmation-title"
      className="confirmation"
      onCancel={() => onAnswer(false)}
      ref={dialog}
    >
      <h2 id="confirmation-title">{needsPassword ? action : title}</h2>
      <p
        className={isPasswordRejected ? 'confirmation__error' : undefined}
        id={questionId}
        role={isPasswordRejected ? 'alert' : undefined}
      >
        {question}
      </p>
      <ul>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('password');
          onAnswer(needsPassword ? { password: String(typed ?? '') } : true);
        }}
      >
        {needsPassword && (
          <label className="confirmation__password">
            {password}
            <input
              aria-describedby={questionId}
              aria-invalid={isPasswordRejected}
              autoComplete="current-password"
              name="password"
              required
              type="password"
            />
          </label>
        )}
        <div className="confirmation__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={() => onAnswer(false)} type="button">
            {cancel}
          </Button>
          <Button margin={false} type="submit">
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/**
 * Shows a confirmation dialog for rejected requests with consequences, and resends them once confirmed. Wraps
 * `fetch`, since Payload's buttons send only one request. On cancellation the caller gets a rejection
 * that says that nothing was changed.
 */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly PendingConfirmation[]>([]);
  const [pending] = questions;
  const { i18n } = useTranslation();
  const { cancelled } = texts[userLocale(i18n.language)];
  // A new wrapper for each language would leave the former one below it.
  const cancelledMessage = useEffectEvent(() => cancelled);

  useEffect(() => {
    const original = window.fetch;
    const ask = (confirmation: Confirmation, isPasswordRejected: boolean) =>
      new Promise<ConfirmationAnswer>((answer) =>
        setQuestions((others) => [...others, { confirmation, isPasswordRejected, answer }]),
      );
    const wrapped = confirmingFetch(original, ask, () => cancelledMessage());
    window.fetch = wrapped;
    return () => {
      // Later wrappers stay in place and still call ours.
      if (window.fetch === wrapped) window.fetch = original;
    };
  }, []);

  function decide(answer: ConfirmationAnswer) {
    pending?.answer(answer);
    setQuestions(([, ...others]) => others);
  }

  return (
    <>
      {children}
      {pending && (
        <ConfirmationDialog pending={pending} key={pending.confirmation.digest} onAnswer={decide} />
      )}
    </>
  );
}
