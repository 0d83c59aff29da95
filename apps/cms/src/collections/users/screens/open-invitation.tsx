'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import * as z from 'zod';
import { invitationTexts as texts } from '../invitations/texts.ts';
import { postJson } from './post-json.ts';
import { useAccountScreen } from './use-account-screen.ts';

const LANGUAGES = { id: 'Bahasa Indonesia', en: 'English' };

type Props = {
  id: number;
  time: string;
  /** Whether its mail was not sent, and will not be. */
  hasFailed: boolean;
};

/** An invitation that was not accepted yet, to send again in a language. */
export function OpenInvitation({ hasFailed, id, time }: Props) {
  const { language, translate, usersPath } = useAccountScreen();
  const [status, setStatus] = useState('');
  async function send(mailLanguage: string) {
    const body = { language: mailLanguage };
    const result = await postJson(`${usersPath}/${id}/invitation`, language, z.looseObject({}), body);
    setStatus('error' in result ? result.error : translate(texts.sent));
  }
  return (
    <section className="account-panel">
      <h3>{translate(texts.heading)}</h3>
      <p>{translate(hasFailed ? texts.failed : texts.open).replace('{time}', time)}</p>
      <div className="account-form__buttons">
        {Object.entries(LANGUAGES).map(([value, name]) => (
          <Button
            key={value}
            buttonStyle="secondary"
            margin={false}
            onClick={() => send(value)}
            type="button"
          >
            {translate(texts.again)} ({name})
          </Button>
        ))}
      </div>
      <p role="status">{status}</p>
    </section>
  );
}
