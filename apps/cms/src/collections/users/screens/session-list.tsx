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

  const nameOf = (one: ListedSession) => one.device ?? translate(texts.unknownDevice);
  return (
    <section className="account-panel">
      <h3>{translate(texts.heading)}</h3>
      <ul className="account-panel__sessions">
        {sessions.map((one) => (
          <li key={one.session}>
            <span>
              <strong>{nameOf(one)}</strong>
              {one.isThis && <em> {translate(texts.isThis)}</em>}
              <br />
              {translate(texts.startedAt)} {one.time}, {translate(texts[one.method])}
              {!one.isComplete && `. ${translate(texts.incomplete)}`}
            </span>
            {!one.isThis && (
              <Button
                aria-label={translate(texts.endNamed)
                  .replace('{device}', nameOf(one))
                  .replace('{time}', one.time)}
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
