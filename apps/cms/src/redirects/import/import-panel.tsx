'use client';

import './import-panel.css';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useRef, useState } from 'react';
import { IMPORT_LIMIT_BYTES, type ImportReport } from './import-report.ts';
import { ImportResult, writtenBy } from './import-result.tsx';
import { type ImportTexts, importTexts } from './import-texts.ts';

type ImportError = 'tooLarge' | 'unreadable' | 'refused' | 'failed';
type State =
  | { kind: 'empty' }
  | { kind: 'checking' }
  | { kind: 'importing' }
  | { kind: 'failed'; error: ImportError }
  | { kind: 'checked'; file: File; report: ImportReport }
  | { kind: 'done'; report: ImportReport };

/** Nothing was imported; the report gives the reason. */
const WITH_REPORT = [409, 422];

const ERRORS: Readonly<Record<number, ImportError>> = { 400: 'unreadable', 403: 'refused', 413: 'tooLarge' };

/** Sends a file; returns the report, or an error message. */
async function send(
  address: string,
  file: File,
  parameters: Record<string, string>,
): Promise<{ report: ImportReport; isUnconfirmed: boolean } | ImportError> {
  if (file.size > IMPORT_LIMIT_BYTES) return 'tooLarge';
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(parameters)}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'text/csv' },
    });
    if (answer.ok || WITH_REPORT.includes(answer.status))
      return { report: (await answer.json()) as ImportReport, isUnconfirmed: answer.status === 409 };
    return ERRORS[answer.status] ?? 'failed';
  } catch {
    return 'failed';
  }
}

function Outcome({ state, texts }: { state: State; texts: ImportTexts }) {
  if (state.kind === 'checking' || state.kind === 'importing') return <p>{texts[state.kind]}</p>;
  if (state.kind === 'failed') return <p className="redirect-import__problem">{texts[state.error]}</p>;
  return state.kind === 'empty' ? null : <ImportResult report={state.report} texts={texts} />;
}

/** Imports a CSV file above the list of redirects: dry run, then import. */
export function ImportPanel({ hasCreatePermission }: { hasCreatePermission?: boolean }) {
  const [state, setState] = useState<State>({ kind: 'empty' });
  const input = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const texts = importTexts(i18n.language);
  const address = `${config.routes.api}/redirects/import`;
  if (!hasCreatePermission) return null;

  async function check({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return setState({ kind: 'empty' });
    setState({ kind: 'checking' });
    const sent = await send(address, file, { dryRun: 'true' });
    // Race condition: another file was chosen meanwhile.
    if (target.files?.[0] !== file) return;
    setState(typeof sent === 'string' ? { kind: 'failed', error: sent } : { kind: 'checked', file, ...sent });
  }

  async function importFile(file: File, taken: ImportReport['taken']) {
    // The clicked button is gone; keep keyboard focus in the panel.
    input.current?.focus();
    setState({ kind: 'importing' });
    const confirmed: Record<string, string> = taken ? { confirmed: taken.digest } : {};
    const sent = await send(address, file, { dryRun: 'false', ...confirmed });
    // The affected pages have changed since the dry run: show the new report, with the file still chosen.
    if (typeof sent !== 'string' && sent.isUnconfirmed)
      return setState({ kind: 'checked', file, report: { ...sent.report, isDryRun: true } });
    if (input.current) input.current.value = '';
    setState(
      typeof sent === 'string' ? { kind: 'failed', error: sent } : { kind: 'done', report: sent.report },
    );
    router.refresh();
  }

  const isReady =
    state.kind === 'checked' && state.report.problems.length === 0 && writtenBy(state.report) > 0;
  return (
    <details className="redirect-import">
      <summary>{texts.title}</summary>
      <p>{texts.explanation}</p>
      <label className="redirect-import__file">
        <span>{texts.file}</span>
        <input accept=".csv,text/csv" onChange={check} ref={input} type="file" />
      </label>
      <div aria-live="polite">
        <Outcome state={state} texts={texts} />
      </div>
      {isReady && (
        <Button margin={false} onClick={() => importFile(state.file, state.report.taken)}>
          {texts[state.report.taken ? 'importTaking' : 'import'](writtenBy(state.report))}
        </Button>
      )}
    </details>
  );
}
