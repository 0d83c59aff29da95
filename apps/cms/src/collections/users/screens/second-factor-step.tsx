'use client';

import './accounts.css';
import * as z from 'zod';
import type { MissingStep } from '../second-factor/require-second-factor.ts';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { postJson } from './post-json.ts';
import { useAccountScreen } from './use-account-screen.ts';

type Props = { step: MissingStep; email: string; redirectTo: string; loginPath: string };

/** The step of a sign-in after the password. */
export function SecondFactorStep({ step, email, redirectTo, loginPath }: Props) {
  const { language, translate, usersPath } = useAccountScreen();
  // A document load: Payload's client would keep the state of the signed-out page.
  const goOn = () => window.location.assign(redirectTo);

  async function enter(code: string): Promise<string | null> {
    const result = await postJson(`${usersPath}/second-factor/code`, language, z.looseObject({}), { code });
    if ('error' in result) return result.error;
    goOn();
    return null;
  }

  async function leave() {
    await postJson(`${usersPath}/second-factor/leave`, language, z.looseObject({}));
    window.location.assign(loginPath);
  }

  return (
    <div className="account-step">
      <h1>{translate(step === 'code' ? texts.enterHeading : texts.setUpHeading)}</h1>
      <p className="account-step__account">{email}</p>
      {step === 'code' ? (
        <CodeForm onCode={enter} />
      ) : (
        <>
          <p>{translate(texts.setUpWhy)}</p>
          <Enrolment onDone={goOn} />
        </>
      )}
      <button type="button" className="account-form__link" onClick={leave}>
        {translate(texts.otherAccount)}
      </button>
    </div>
  );
}
