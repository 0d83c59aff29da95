'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import * as z from 'zod';
import { invitationTexts as texts } from '../invitations/texts.ts';
import { postJson } from './post-json.ts';
import { useAccountScreen } from './use-account-screen.ts';

type Props = { days: number; roles: readonly { value: string; label: string }[] };

/** Invites somebody: name, address, roles and language of the mail. */
export function InvitationForm({ days, roles }: Props) {
  const { language, translate, usersPath } = useAccountScreen();
  const router = useRouter();
  const [status, setStatus] = useState<{ text: string; isError: boolean } | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    setSending(true);
    setStatus(null);
    const result = await postJson(`${usersPath}/invitations`, language, z.looseObject({}), {
      name: entered.get('name'),
      email: entered.get('email'),
      language: entered.get('language'),
      roles: entered.getAll('roles'),
    });
    setSending(false);
    if ('error' in result) return setStatus({ text: result.error, isError: true });
    form.reset();
    setStatus({ text: translate(texts.sent), isError: false });
    router.refresh();
  }

  return (
    <details className="account-panel account-invitation">
      <summary>{translate(texts.heading)}</summary>
      <form className="account-form" onSubmit={send}>
        <p>{translate(texts.explanation).replace('{days}', String(days))}</p>
        <label>
          {translate(texts.name)}
          <input name="name" type="text" autoComplete="off" maxLength={200} required />
        </label>
        <label>
          {translate(texts.email)}
          <input name="email" type="email" autoComplete="off" maxLength={254} required />
        </label>
        <fieldset>
          <legend>{translate(texts.roles)}</legend>
          {roles.map(({ value, label }) => (
            <label key={value}>
              <input name="roles" type="checkbox" value={value} /> {label}
            </label>
          ))}
        </fieldset>
        <label>
          {translate(texts.language)}
          <select name="language" defaultValue={language}>
            <option value="id">Bahasa Indonesia</option>
            <option value="en">English</option>
          </select>
        </label>
        <p
          role={status?.isError ? 'alert' : 'status'}
          className={status?.isError ? 'account-form__error' : ''}
        >
          {status?.text}
        </p>
        <Button disabled={isSending} margin={false} type="submit">
          {translate(texts.send)}
        </Button>
      </form>
    </details>
  );
}
