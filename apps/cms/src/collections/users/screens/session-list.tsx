'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import * as z from 'zod';
import type { SignInMethod } from '../sessions/sign-ins.ts';
import { sessionTexts as texts } from '../sessions/texts.ts';
import { postJson } from './post-json.ts';
import { useAccountScreen } from './use-account-screen.ts';

/** A session as it is listed; the time is formatted. */
type ListedSession = {
  session: string;
  device: string | null;
  time: string;
  method: SignInMethod;
  isThis: boolean;
  isComplete: boolean;
};

/** The sessions of the signed-in person, which can be ended. */
export function SessionList({ initial }: { initial: readonly ListedSession[] }) {
  const { language, translate, usersPath } = useAccountScreen();
  const [sessions, setSessions] = useState(initial);
  const [status, setStatus] = useState('');

  async function end(path: string, body: Record<string, unknown>, left: readonly ListedSession[]) {
    const result = await postJson(`${usersPath}/sessions/${path}`, language, z.looseObject({}), body);
    setStatus('error' in result ? result.error : translate(texts.ended));
    if (!('error' in result)) setSessions(left);
  }

  const nameOf = (listed: ListedSession) => listed.device ?? translate(texts.unknownDevice);
  return (
    <section className="account-panel">
      <h3>{translate(texts.heading)}</h3>
      <ul className="account-panel__sessions">
        {sessions.map((listed) => (
          <li key={listed.session}>
            <span>
              <strong>{nameOf(listed)}</strong>
              {listed.isThis && <em> {translate(texts.isThis)}</em>}
              <br />
              {translate(texts.startedAt)} {listed.time}, {translate(texts[listed.method])}
              {!listed.isComplete && `. ${translate(texts.incomplete)}`}
            </span>
            {!listed.isThis && (
              <Button
                aria-label={translate(texts.endNamed)
                  .replace('{device}', nameOf(listed))
                  .replace('{time}', listed.time)}
                buttonStyle="secondary"
                margin={false}
                onClick={() =>
                  end(
                    'end',
                    { session: listed.session },
                    sessions.filter((other) => other !== listed),
                  )
                }
                size="small"
                type="button"
              >
                {translate(texts.end)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() =>
            end(
              'end-others',
              {},
              sessions.filter(({ isThis }) => isThis),
            )
          }
          type="button"
        >
          {translate(texts.endOthers)}
        </Button>
      )}
      <p role="status">{status}</p>
    </section>
  );
}
