'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';
import { postJson } from './post-json.ts';
import { useAccountScreen } from './use-texts.ts';

/** Removes the second factor of somebody else, for administrators. */
export function ResetSecondFactor({ id, since }: { id: number; since: string }) {
  const { language, say, usersPath } = useAccountScreen();
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<{ text: string; isDone: boolean } | null>(null);

  async function reset() {
    const result = await postJson(`${usersPath}/${id}/second-factor/reset`, language, z.looseObject({}));
    setAsking(false);
    setResult(
      'error' in result
        ? { text: result.error, isDone: false }
        : { text: say(texts.resetDone), isDone: true },
    );
  }

  return (
    <section className="account-panel">
      <h3>{say(texts.heading)}</h3>
      {!result?.isDone && (
        <>
          <p>{say(texts.since).replace('{time}', since)}</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)} type="button">
            {say(texts.reset)}
          </Button>
        </>
      )}
      <p role="status">{result?.text}</p>
      {isAsking && (
        <Dialog heading={say(texts.reset)} onClose={() => setAsking(false)}>
          <p>{say(texts.resetAsk)}</p>
          <div className="account-form__buttons">
            <Button margin={false} onClick={reset} type="button">
              {say(texts.reset)}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(false)} type="button">
              {say(texts.cancel)}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
