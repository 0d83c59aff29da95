'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readJson } from '#cms/admin/send-json.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import { Dialog } from './dialog.tsx';
import {
  type Attempt,
  enterCode,
  enterPassword,
  type FormUser,
  type Session,
  sessionSchema,
} from './sign-in.ts';
import { editingTexts } from './texts.ts';

type SignInDialogProps = {
  language: string;
  expectedUser: FormUser;
  /** The name of the user signed in to this browser instead; null if there is none. */
  otherUserName: string | null;
  /** Whether people may sign in with an account of the bank. */
  hasIdentityProvider: boolean;
  usersPath: string;
  onSignedIn(session: Session): void;
  onLeave(): void;
};

const texts = editingTexts.signIn;

/**
 * Notices that the user has signed in again in another tab, when they come back to this one: by the bank's identity
 * provider there is no password to enter here.
 */
function useSignInElsewhere(
  { expectedUser, usersPath }: Pick<Attempt, 'expectedUser' | 'usersPath'>,
  onSignedIn: (session: Session) => void,
): void {
  const latest = useRef(onSignedIn);
  latest.current = onSignedIn;
  const { id } = expectedUser;
  useEffect(() => {
    let isClosed = false;
    const check = async () => {
      const response = await fetch(`${usersPath}/me`).catch(() => null);
      const body = response?.ok ? await readJson(response) : null;
      const session = sessionSchema.safeParse(body).data;
      if (!isClosed && session?.user.id === id) latest.current(session);
    };
    window.addEventListener('focus', check);
    return () => {
      isClosed = true;
      window.removeEventListener('focus', check);
    };
  }, [id, usersPath]);
}

/** Asks the user who opened the form for password and second factor; other accounts cannot sign in here. */
export function SignInDialog({
  language,
  otherUserName,
  expectedUser,
  hasIdentityProvider,
  usersPath,
  onSignedIn,
  onLeave,
}: SignInDialogProps) {
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  useSignInElsewhere({ expectedUser, usersPath }, onSignedIn);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const entered = new FormData(event.currentTarget);
    const attempt = { language, expectedUser, usersPath };
    setIsSending(true);
    setError(null);
    const outcome = needsCode
      ? await enterCode(entered.get('code'), attempt)
      : await enterPassword(entered.get('password'), attempt);
    setIsSending(false);
    if ('session' in outcome) onSignedIn(outcome.session);
    else if ('error' in outcome) setError(outcome.error);
    else setNeedsCode(true);
  }

  return (
    <Dialog heading={translate(otherUserName === null ? texts.heading : texts.otherHeading)}>
      <form onSubmit={signIn} className="editing-dialog__form">
        <p>
          {otherUserName === null
            ? translate(texts.body)
            : interpolate(translate(texts.otherBody), { other: otherUserName })}
        </p>
        {hasIdentityProvider && <p>{translate(texts.elsewhere)}</p>}
        <label>
          {translate(texts.email)}
          <input type="email" name="email" value={expectedUser.email} autoComplete="username" readOnly />
        </label>
        {needsCode ? (
          <label>
            {translate(texts.code)}
            <input
              type="text"
              name="code"
              autoComplete="one-time-code"
              aria-describedby="sign-in-code-hint"
              autoFocus
              required
            />
            <span id="sign-in-code-hint">{translate(texts.codeHint)}</span>
          </label>
        ) : (
          <label>
            {translate(texts.password)}
            <input
              type="password"
              name="password"
              autoComplete="current-password"
              required
              data-initial-focus
            />
          </label>
        )}
        <p role="alert" className="editing-dialog__error">
          {error}
        </p>
        <div className="editing-dialog__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={onLeave} type="button">
            {translate(texts.leave)}
          </Button>
          {needsCode && (
            // The sign-in may have ended before its code: then no code is accepted any more.
            <Button
              buttonStyle="secondary"
              disabled={isSending}
              margin={false}
              onClick={() => {
                setError(null);
                setNeedsCode(false);
              }}
              type="button"
            >
              {translate(texts.backToPassword)}
            </Button>
          )}
          <Button disabled={isSending} margin={false} type="submit">
            {translate(texts.submit)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
