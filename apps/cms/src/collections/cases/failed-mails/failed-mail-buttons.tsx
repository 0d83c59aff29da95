'use client';

import './failed-mail-buttons.css';
import { Button, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { failedMailTexts } from './failed-mail-texts.ts';

type Props = {
  /** The endpoint of the failed mail. */
  address: string;
  /** Identifies the mail in the accessible names of the buttons. */
  mail: string;
};

type Action = 'requeued' | 'givenUp';
type Result = Action | 'gone' | 'failed';

const METHODS = { requeued: 'POST', givenUp: 'DELETE' } as const;
const CONFLICT = 409;

/** Result of the request: the key of a text. */
async function request(address: string, action: Action): Promise<Result> {
  const response = await fetch(address, { method: METHODS[action] }).catch(() => null);
  if (response?.ok) return action;
  return response?.status === CONFLICT ? 'gone' : 'failed';
}

/** Sends a failed mail again or, after a question, gives it up; and says so. */
export function FailedMailButtons({ address, mail }: Props) {
  const { i18n } = useTranslation();
  const translate = (text: keyof typeof failedMailTexts) => inLanguageOf({ i18n }, failedMailTexts[text]);
  const [pending, setPending] = useState<Action | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const status = useRef<HTMLSpanElement>(null);
  const isDone = result !== null && result !== 'failed';
  // The focus was on a button that is gone.
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  const resend = translate(pending === 'requeued' ? 'sending' : 'resend');

  async function act(action: Action) {
    setPending(action);
    setResult(null);
    setResult(await request(address, action));
    setPending(null);
    setAsking(false);
  }

  return (
    <div className="failed-mail">
      {!isDone && (
        <>
          <Button
            aria-label={`${resend}: ${mail}`}
            buttonStyle="secondary"
            disabled={pending !== null}
            margin={false}
            onClick={() => act('requeued')}
            size="small"
            type="button"
          >
            {resend}
          </Button>
          <Button
            aria-label={`${translate('giveUp')}: ${mail}`}
            buttonStyle="subtle"
            disabled={pending !== null}
            margin={false}
            onClick={() => setAsking(true)}
            size="small"
            type="button"
          >
            {translate('giveUp')}
          </Button>
        </>
      )}
      <span ref={status} role="status" tabIndex={-1}>
        {result && translate(result)}
      </span>
      {isAsking && (
        <Dialog heading={translate('question')} onClose={() => setAsking(false)}>
          <p>{mail}</p>
          <p>{translate('consequence')}</p>
          <div className="editing-dialog__buttons">
            <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(false)} type="button">
              {translate('cancel')}
            </Button>
            <Button disabled={pending !== null} margin={false} onClick={() => act('givenUp')} type="button">
              {translate('confirm')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
