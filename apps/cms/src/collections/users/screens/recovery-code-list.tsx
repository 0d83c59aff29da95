'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';
import { useAccountScreen } from './use-account-screen.ts';

/** New recovery codes, which are shown only here. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { translate } = useAccountScreen();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Without permission the codes can still be selected.
      () => setCopied(false),
    );
  return (
    <div className="account-form">
      <p>{translate(texts.keepCodes)}</p>
      <ul className="account-form__codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="account-form__buttons">
        <Button margin={false} onClick={onDone} type="button">
          {translate(texts.haveKept)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={copy} type="button">
          {translate(isCopied ? texts.copied : texts.copy)}
        </Button>
      </div>
      <p aria-live="polite" className="account-form__status">
        {isCopied && translate(texts.copied)}
      </p>
    </div>
  );
}
