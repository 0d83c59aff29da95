'use client';

import { Button } from '@payloadcms/ui';
import { type FormEvent, useState } from 'react';
import * as z from 'zod';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { Dialog } from './dialog.tsx';
import { editingTexts } from './texts.ts';

/** The user who opened the form. */
export type Person = { id: number | string; email: string };

const sessionSchema = z.looseObject({
  exp: z.number(),
  user: z.looseObject({ id: z.union([z.number(), z.string()]) }),
});

export type Session = z.infer<typeof sessionSchema>;

type SignInDialogProps = {
  language: string;
  person: Person;
  usersPath: string;
  onSignedIn(session: Session): void;
  onLeave(): void;
};

const texts = editingTexts.signIn;

/** Asks the user who opened the form for the password; other accounts cannot sign in here. */
export function SignInDialog({ language, person, usersPath, onSignedIn, onLeave }: SignInDialogProps) {
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language } }, text);
  const [error, setError] = useState<Bilingual | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const password = new FormData(event.currentTarget).get('password');
    setIsSending(true);
    setError(null);
    try {
      const answer = await fetch(`${usersPath}/login`, {
        method: 'POST',
        headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: person.email, password }),
      });
      const session = sessionSchema.safeParse(await answer.json()).data;
      if (!answer.ok || !session) setError(texts.wrong);
      else if (session.user.id === person.id) onSignedIn(session);
      else {
        await fetch(`${usersPath}/logout`, { method: 'POST' });
        setError(texts.otherPerson);
      }
    } catch {
      setError(editingTexts.unreachable);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog heading={translate(texts.heading)}>
      <form onSubmit={signIn} className="editing-dialog__form">
        <p>{translate(texts.body)}</p>
        <label>
          {translate(texts.email)}
          <input type="email" name="email" value={person.email} autoComplete="username" readOnly />
        </label>
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
