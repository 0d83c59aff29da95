'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import type { SignInMethod } from '../sessions/sign-ins.ts';
import { sessionTexts as texts } from '../sessions/texts.ts';
import { postJson } from './post-json.ts';
import { useAccountScreen } from './use-texts.ts';

/** A session as it is listed; the time is formatted. */
export type ListedSession = {
  session: string;
  device: string | null;
  time: string;
  method: SignInMethod;
  isThis: boolean;
  isComplete: boolean;
};

/** The sessions of the signed-in person, which can be ended. */
export function SessionList({ initial }: { initial: readonly ListedSession[] }) {
  const { language, say, usersPath } = useAccountScreen();
  const [sessions, setSessions] = useState(initial);
  const [status, setStatus] = useState('');

  async function end(path: string, body: Record<string, unknown>, left: readonly ListedSession[]) {
    const result = await postJson(`${usersPath}/sessions/${path}`, language, z.looseObject({}), body);
    setStatus('error' in result ? result.error : say(texts.ended));
    if (!('error' in result)) setSessions(left);
  }

  const nameOf = (one: ListedSession) => one.device ?? say(texts.unknownDevice);
  return (
    <section className="account-panel">
      <h3>{say(texts.heading)}</h3>
      <ul className="account-panel__sessions">
        {sessions.map((one) => (
          <li key={one.session}>
            <span>
              <strong>{nameOf(one)}</strong>
              {one.isThis && <em> {say(texts.isThis)}</em>}
              <br />
              {say(texts.startedAt)} {one.time}, {say(texts[one.method])}
              {!one.isComplete && `. ${say(texts.incomplete)}`}
            </span>
            {!one.isThis && (
              <Button
                aria-label={say(texts.endNamed).replace('{device}', nameOf(one)).replace('{time}', one.time)}
                buttonStyle="secondary"
                margin={false}
                onClick={() =>
                  end(
                    'end',
                    { session: one.session },
                    sessions.filter((other) => other !== one),
                  )
                }
                size="small"
                type="button"
              >
                {say(texts.end)}
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
          {say(texts.endOthers)}
        </Button>
      )}
      <p role="status">{status}</p>
    </section>
  );
}
