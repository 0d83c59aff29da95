import { Button } from '@payloadcms/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import type { SheetReport } from '../endpoints/sheet-report.ts';
import type { SheetKind } from '../sheets/market-sheets.ts';
import { hasCorrections } from '../validation/issue.ts';
import { ChangesTable, FindingsTable } from './changes-table.tsx';
import { CorrectionReason } from './correction-reason.tsx';
import type { Figures } from './figures.ts';
import { Told } from './publish-bar.tsx';
import { jakartaTime } from './rates-form.tsx';
import type { ScreenTexts } from './screen-texts.ts';
import { hasErrors, needsSecond, useSheet } from './use-sheet.ts';

type Props = { kind: SheetKind; figures: Figures; texts: ScreenTexts };

/** What a file would do: its bad lines first, else how it was read and each change. */
function FileReport({ report, figures, texts }: { report: SheetReport } & Omit<Props, 'kind'>) {
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const { reading } = report;
  return (
    <>
      <p className={`market__told market__told--${errors.length > 0 ? 'error' : 'none'}`}>
        {errors.length > 0 ? texts.fileBad(errors.length) : texts.fileReady}
      </p>
      {reading && (
        <p>
          {texts.signs[reading.sign]} {reading.isGuess && <strong>{texts.guessed}</strong>}
        </p>
      )}
      <FindingsTable findings={errors} texts={texts} />
      <ChangesTable changes={report.changes} figures={figures} findings={report.findings} texts={texts} />
    </>
  );
}

/** Takes a CSV file, shows what it would do, and publishes it. */
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
    // Another file has been chosen in the meantime.
    if (target.files?.[0] !== chosen) return;
    setFile(text);
    await send(body(text), 'try');
  }

  async function publish(text: string, seen: string) {
    const outcome = await send(body(text), 'store', seen);
    if (outcome.is !== 'done') return;
    setReason('');
    if (input.current) input.current.value = '';
  }

  const told = state.is === 'told' ? state : null;
  const report = told?.report;
  const isCorrecting = report !== undefined && hasCorrections(report.findings);
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
              if (file !== null && (report || state.is === 'checking')) send(body(file, target.value), 'try');
            }}
            disabled={state.is === 'sending'}
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
          disabled={state.is === 'sending'}
          onChange={check}
          ref={input}
          type="file"
        />
      </label>
      {report ? (
        <div aria-live="polite">
          {told?.hasMoved && <p className="market__told market__told--warning">{texts.movedSince}</p>}
          <FileReport figures={figures} report={report} texts={texts} />
          {needsSecond(report) && <p className="market__told market__told--warning">{texts.secondNeeded}</p>}
        </div>
      ) : (
        <Told state={state} texts={texts} />
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
