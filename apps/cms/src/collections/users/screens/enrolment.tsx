'use client';

import './accounts.css';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';
import { CodeForm } from './code-form.tsx';
import { postJson } from './post-json.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useAccountScreen } from './use-account-screen.ts';

const enrolment = z.object({ secret: z.string(), svg: z.string() });
const confirmed = z.object({ recoveryCodes: z.array(z.string()) });

type Offer = z.infer<typeof enrolment>;

/** The secret in groups of four, easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

type Props = {
  /** A code of the second factor that is being replaced. */
  currentCode?: string;
  onDone(): void;
  onCancel?: () => void;
};

/** Sets up a second factor: picture, code, recovery codes. */
export function Enrolment({ currentCode, onDone, onCancel }: Props) {
  const { language, translate, usersPath } = useAccountScreen();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const hasStarted = useRef(false);

  useEffect(() => {
    // Once: a second request would replace the secret, and use up the code.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const body = currentCode ? { code: currentCode } : {};
    postJson(`${usersPath}/second-factor/enrolment`, language, enrolment, body).then((result) => {
      if ('error' in result) setError(result.error);
      else setOffer(result.data);
    });
  }, [currentCode, language, usersPath]);

  async function confirm(code: string): Promise<string | null> {
    const address = `${usersPath}/second-factor/enrolment/confirm`;
    const result = await postJson(address, language, confirmed, { code });
    if ('error' in result) return result.error;
    setCodes(result.data.recoveryCodes);
    return null;
  }

  if (codes) return <RecoveryCodeList codes={codes} onDone={onDone} />;
  return (
    <div className="account-enrolment">
      <p role="alert" className="account-form__error">
        {error}
      </p>
      {offer && (
        <>
          <p>{translate(texts.scan)}</p>
          {/* biome-ignore lint/performance/noImgElement: the picture is inside the page already; there is nothing to optimise. */}
          <img
            className="account-enrolment__picture"
            src={`data:image/svg+xml,${encodeURIComponent(offer.svg)}`}
            alt={translate(texts.picture)}
            width={220}
            height={220}
          />
          <p>
            {translate(texts.typeInstead)} <code>{grouped(offer.secret)}</code>
          </p>
          <p>{translate(texts.thenEnter)}</p>
          <CodeForm onCode={confirm} canUseRecoveryCodes={false} {...(onCancel ? { onCancel } : {})} />
        </>
      )}
    </div>
  );
}
