'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import * as z from 'zod';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';
import { postJson } from './post-json.ts';
import { useAccountScreen } from './use-account-screen.ts';

/** Removes the second factor of somebody else, for administrators. */
export function ResetSecondFactor({ id, since }: { id: number; since: string }) {
  const { language, translate, usersPath } = useAccountScreen();
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<{ text: string; isDone: boolean } | null>(null);

  async function reset() {
    const result = await postJson(`${usersPath}/${id}/second-factor/reset`, language, z.looseObject({}));
    setAsking(false);
    setResult(
      'error' in result
        ? { text: result.error, isDone: false }
        : { text: translate(texts.resetDone), isDone: true },
    );
  }

  return (
    <section className="account-panel">
      <h3>{translate(texts.heading)}</h3>
      {!result?.isDone && (
        <>
          <p>{translate(texts.since).replace('{time}', since)}</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)} type="button">
            {translate(texts.reset)}
          </Button>
        </>
      )}
      <p role="status">{result?.text}</p>
      {isAsking && (
        <Dialog heading={translate(texts.reset)} onClose={() => setAsking(false)}>
          <p>{translate(texts.resetAsk)}</p>
          <div className="account-form__buttons">
            <Button margin={false} onClick={reset} type="button">
              {translate(texts.reset)}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(false)} type="button">
              {translate(texts.cancel)}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
