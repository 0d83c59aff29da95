'use client';

import './accounts.css';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { secondFactorTexts as texts } from '../second-factor/texts.ts';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { postJson } from './post-json.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useAccountScreen } from './use-account-screen.ts';

type Props = { isEnrolled: boolean; isRequired: boolean; recoveryCodesLeft: number };

type Task = 'set-up' | 'replace' | 'codes' | 'remove';

const renewed = z.object({ recoveryCodes: z.array(z.string()) });

/** One's own second factor, on the account screen. Each change needs a code of it. */
export function SecondFactorPanel({ isEnrolled, isRequired, recoveryCodesLeft }: Props) {
  const { language, translate, usersPath } = useAccountScreen();
  const [task, setTask] = useState<Task | null>(null);
  const [currentCode, setCurrentCode] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const address = `${usersPath}/second-factor`;
  // The panel is rendered on the server.
  const reload = () => window.location.reload();

  function open(next: Task | null) {
    setCurrentCode(null);
    setTask(next);
  }

  async function renewCodes(code: string): Promise<string | null> {
    const result = await postJson(`${address}/recovery-codes`, language, renewed, { code });
    if ('error' in result) return result.error;
    setCodes(result.data.recoveryCodes);
    return null;
  }

  async function remove(code: string): Promise<string | null> {
    const result = await postJson(`${address}/remove`, language, z.looseObject({}), { code });
    if ('error' in result) return result.error;
    reload();
    return null;
  }

  const close = () => open(null);
  const contents: Record<Task, () => ReactNode> = {
    'set-up': () => <Enrolment onCancel={close} onDone={reload} />,
    replace: () =>
      currentCode === null ? (
        <CodeForm
          onCancel={close}
          onCode={async (code) => {
            setCurrentCode(code);
            return null;
          }}
        />
      ) : (
        <Enrolment currentCode={currentCode} onCancel={close} onDone={reload} />
      ),
    codes: () =>
      codes ? (
        <RecoveryCodeList codes={codes} onDone={reload} />
      ) : (
        <CodeForm onCancel={close} onCode={renewCodes} canUseRecoveryCodes={false} />
      ),
    remove: () => <CodeForm onCancel={close} onCode={remove} />,
  };
  const headings: Record<Task, string> = {
    'set-up': translate(texts.setUpHeading),
    replace: translate(texts.replace),
    codes: translate(texts.newCodes),
    remove: translate(texts.remove),
  };
  const button = (name: Task, label: string) => (
    <Button buttonStyle="secondary" margin={false} onClick={() => open(name)} type="button">
      {label}
    </Button>
  );

  return (
    <section className="account-panel">
      <h3>{translate(texts.heading)}</h3>
      <p>
        {isEnrolled
          ? translate(texts.isOn).replace('{count}', String(recoveryCodesLeft))
          : translate(texts.isOff)}
      </p>
      <div className="account-form__buttons">
        {!isEnrolled && button('set-up', translate(texts.setUp))}
        {isEnrolled && button('replace', translate(texts.replace))}
        {isEnrolled && button('codes', translate(texts.newCodes))}
        {isEnrolled && !isRequired && button('remove', translate(texts.remove))}
      </div>
      {task && (
        // Esc must not close the only view of new recovery codes.
        <Dialog heading={headings[task]} {...(codes ? {} : { onClose: close })}>
          {contents[task]()}
        </Dialog>
      )}
    </section>
  );
}
