'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { readJson } from '#cms/admin/send-json.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './dialog.tsx';
import { editingTexts, filled } from './texts.ts';

/** The user who opened the form. */
export type FormUser = { id: number | string; email: string };

const sessionSchema = z.looseObject({
  exp: z.number(),
  user: z.looseObject({ id: z.union([z.number(), z.string()]) }),
});

/** The password was right, and the second factor is still missing. */
const incompleteSchema = z.looseObject({ secondFactor: z.enum(['code', 'enrolment']) });

export type Session = z.infer<typeof sessionSchema>;

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

type SignInResult = { session: Session } | { error: Bilingual } | { needsCode: true };

type Attempt = { language: string; expectedUser: FormUser; usersPath: string };

function post(address: string, language: string, body: Record<string, unknown>): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function signInResultOf(response: Response, wrong: Bilingual, attempt: Attempt): Promise<SignInResult> {
  const body: unknown = await response.json();
  const incomplete = response.ok ? incompleteSchema.safeParse(body).data : undefined;
  if (incomplete?.secondFactor === 'code') return { needsCode: true };
  if (incomplete) return { error: texts.mustEnrol };
  const session = response.ok ? sessionSchema.safeParse(body).data : undefined;
  if (!session) return { error: wrong };
  if (session.user.id === attempt.expectedUser.id) return { session };
  await post(`${attempt.usersPath}/logout`, attempt.language, {});
  return { error: texts.otherUser };
}

async function enterPassword(password: unknown, attempt: Attempt): Promise<SignInResult> {
  const { language, expectedUser, usersPath } = attempt;
  const response = await post(`${usersPath}/login`, language, { email: expectedUser.email, password });
  return signInResultOf(response, texts.wrong, attempt);
}

async function enterCode(code: unknown, attempt: Attempt): Promise<SignInResult> {
  const response = await post(`${attempt.usersPath}/second-factor/code`, attempt.language, { code });
  return signInResultOf(response, texts.wrongCode, attempt);
}

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
  const [error, setError] = useState<Bilingual | null>(null);
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
    try {
      const outcome = needsCode
        ? await enterCode(entered.get('code'), attempt)
        : await enterPassword(entered.get('password'), attempt);
      if ('session' in outcome) onSignedIn(outcome.session);
      else if ('error' in outcome) setError(outcome.error);
      else setNeedsCode(true);
    } catch {
      setError(editingTexts.unreachable);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog heading={translate(otherUserName === null ? texts.heading : texts.otherHeading)}>
      <form onSubmit={signIn} className="editing-dialog__form">
        <p>
          {otherUserName === null
            ? translate(texts.body)
            : filled(translate(texts.otherBody), { other: otherUserName })}
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
          {error && translate(error)}
        </p>
        <div className="editing-dialog__buttons">
          <Button buttonStyle="secondary" margin={false} onClick={onLeave} type="button">
            {translate(texts.leave)}
          </Button>
          <Button disabled={isSending} margin={false} type="submit">
            {translate(texts.submit)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
