import { Button } from '@payloadcms/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import type { SheetReport } from '../endpoints/sheet-report.ts';
import type { SheetKind } from '../sheets/market-sheets.ts';
import { hasCorrections } from '../validation/issue.ts';
import { ChangesTable, IssuesTable } from './changes-table.tsx';
import { CorrectionReason } from './correction-reason.tsx';
import type { Figures } from './figures.ts';
import { SheetOutcome } from './publish-bar.tsx';
import { jakartaTime } from './rates-form.tsx';
import type { ScreenTexts } from './screen-texts.ts';
import { hasErrors, needsSecond, useSheet } from './use-sheet.ts';

type Props = { kind: SheetKind; figures: Figures; texts: ScreenTexts };

/** The dry run of a file: bad lines first, otherwise the decimal sign and each change. */
function FileReport({ report, figures, texts }: { report: SheetReport } & Omit<Props, 'kind'>) {
  const errors = report.issues.filter(({ severity }) => severity === 'error');
  const { reading } = report;
  return (
    <>
      <p className={`market__message market__message--${errors.length > 0 ? 'error' : 'none'}`}>
        {errors.length > 0 ? texts.fileBad(errors.length) : texts.fileReady}
      </p>
      {reading && (
        <p>
          {texts.signs[reading.sign]} {reading.isGuess && <strong>{texts.guessed}</strong>}
        </p>
      )}
      <IssuesTable issues={errors} texts={texts} />
      <ChangesTable changes={report.changes} figures={figures} issues={report.issues} texts={texts} />
    </>
  );
}

/** Imports a CSV file: dry run, then publication. */
export function CsvPanel({ kind, figures, texts }: Props) {
  const [file, setFile] = useState<string | null>(null);
  const [validFrom, setValidFrom] = useState('');
  const [reason, setReason] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { state, send, reset } = useSheet(kind);
  const body = (text: string, from = validFrom) => ({
    text,
    type: 'text/csv' as const,
    validFrom: jakartaTime(from),
    reason,
  });

  async function check({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    if (!chosen) return reset();
    const text = await chosen.text();
    // Race condition: another file was chosen meanwhile.
    if (target.files?.[0] !== chosen) return;
    setFile(text);
    await send(body(text), 'try');
  }

  async function publish(text: string, seen: string) {
    const outcome = await send(body(text), 'store', seen);
    if (outcome.kind !== 'done') return;
    setReason('');
    if (input.current) input.current.value = '';
  }

  const reported = state.kind === 'reported' ? state : null;
  const report = reported?.report;
  const isCorrecting = report !== undefined && hasCorrections(report.issues);
  return (
    <details className="market__panel">
      <summary>{texts.csvTitle}</summary>
      <p className="market__hint">{texts.csvHint[kind]}</p>
      {kind === 'rates' && (
        <label className="market__field">
          <span>{texts.validFrom}</span>
          <input
            onChange={({ target }) => {
              setValidFrom(target.value);
              if (file !== null && (report || state.kind === 'checking'))
                send(body(file, target.value), 'try');
            }}
            disabled={state.kind === 'sending'}
            type="datetime-local"
            value={validFrom}
          />
          <small>{texts.validFromHint}</small>
        </label>
      )}
      <label className="market__field">
        <span>{texts.file}</span>
        <input
          accept=".csv,text/csv"
          data-kind={kind}
          disabled={state.kind === 'sending'}
          onChange={check}
          ref={input}
          type="file"
        />
      </label>
      {report ? (
        <div aria-live="polite">
          {reported?.hasMoved && (
            <p className="market__message market__message--warning">{texts.movedSince}</p>
          )}
          <FileReport figures={figures} report={report} texts={texts} />
          {needsSecond(report) && (
            <p className="market__message market__message--warning">{texts.secondNeeded}</p>
          )}
        </div>
      ) : (
        <SheetOutcome state={state} texts={texts} />
      )}
      {isCorrecting && !hasErrors(report) && (
        <CorrectionReason onChange={setReason} texts={texts} value={reason} />
      )}
      {report && file !== null && !hasErrors(report) && (
        <Button
          disabled={isCorrecting && reason.trim() === ''}
          margin={false}
          onClick={() => publish(file, report.seen)}
        >
          {needsSecond(report) ? texts.sendToSecond : texts.publish[kind]}
        </Button>
      )}
    </details>
  );
}
