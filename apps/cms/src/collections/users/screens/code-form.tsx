'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';
import { useAccountScreen } from './use-account-screen.ts';

type Props = {
  /** Returns an error, or null when the code was accepted. */
  onCode(code: string): Promise<string | null>;
  onCancel?: () => void;
  /** A new secret is confirmed by its own code only. */
  canUseRecoveryCodes?: boolean;
};

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ onCode, onCancel, canUseRecoveryCodes = true }: Props) {
  const { translate } = useAccountScreen();
  const id = useId();
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form may be in a dialog of another form.
    event.stopPropagation();
    const form = event.currentTarget;
    setSending(true);
    setError(null);
    const failed = await onCode(String(new FormData(form).get('code')));
    setSending(false);
    setError(failed);
    if (failed !== null) {
      const field = form.elements.namedItem('code') as HTMLInputElement;
      field.focus();
      field.select();
    }
  }

  return (
    <form className="account-form" onSubmit={submit}>
      <label htmlFor={id}>{translate(isRecovery ? texts.recoveryCode : texts.code)}</label>
      <input
        // A new field, so that the browser queries its password manager again.
        key={String(isRecovery)}
        id={id}
        name="code"
        type="text"
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        aria-describedby={`${id}-hint`}
        aria-invalid={error !== null}
        autoCapitalize="characters"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the only field of its step, which replaces the form before it.
        autoFocus
        required
        data-initial-focus
      />
      <p id={`${id}-hint`} className="account-form__hint">
        {translate(isRecovery ? texts.recoveryHint : texts.codeHint)}
      </p>
      <p role="alert" className="account-form__error">
        {error}
      </p>
      <div className="account-form__buttons">
        <Button disabled={isSending} margin={false} type="submit">
          {translate(texts.submit)}
        </Button>
        {onCancel && (
          <Button buttonStyle="secondary" margin={false} onClick={onCancel} type="button">
            {translate(texts.cancel)}
          </Button>
        )}
      </div>
      {canUseRecoveryCodes && (
        <button
          type="button"
          className="account-form__link"
          onClick={() => {
            setRecovery(!isRecovery);
            setError(null);
          }}
        >
          {translate(isRecovery ? texts.useApp : texts.useRecoveryCode)}
        </button>
      )}
      {isRecovery && <p className="account-form__hint">{translate(texts.askAdministrator)}</p>}
    </form>
  );
}
