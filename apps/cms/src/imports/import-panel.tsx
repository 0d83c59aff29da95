import './import-panel.css';
import { Button } from '@payloadcms/ui';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { CheckedFile, type Checking } from './checked-file.tsx';
import { hasErrors, IMPORT_LIMIT_BYTES, type ImportReport } from './import-report.ts';
import { latestOnly } from './latest-only.ts';
import { type ImportState, useImport } from './use-import.ts';

type Query = Readonly<Record<string, string | undefined>>;

type Props<Report> = Checking<Report> & {
  /** Path of the endpoint, below the API. */
  path: string;
  /** Parameters of the endpoint. */
  query?: Query;
  /** Fields that the dry run depends on; a change calls `recheck` with its query. */
  fields?: (recheck: (query: Query) => void, isSending: boolean) => ReactNode;
  /** Inputs that the report requires before the import. */
  inputs?: (report: Report) => ReactNode;
  isIncomplete?: (report: Report) => boolean;
  /** The label of the button; null if there is nothing to import. */
  action: (report: Report) => string | null;
  done: (report: Report) => ReactNode;
  onDone?: () => void;
  name?: string;
};

/** The state of the import in words. */
function Progress<Report>({
  state,
  texts,
  done,
}: Pick<Props<Report>, 'texts' | 'done'> & { state: ImportState<Report> }) {
  if (state.kind === 'checking' || state.kind === 'sending') return <p>{texts[state.kind]}</p>;
  if (state.kind === 'failed') return <p className="import-panel--error">{texts.failures[state.error]}</p>;
  return state.kind === 'done' ? done(state.report) : null;
}

/**
 * The file in memory, so that what was checked is what is imported: a browser does not send a file that has changed on the
 * disk since. One that is too large, or cannot be read, is left to the check.
 */
async function contentOf(chosen: File): Promise<File> {
  if (chosen.size > IMPORT_LIMIT_BYTES) return chosen;
  const bytes = await chosen.arrayBuffer().catch(() => null);
  return bytes === null ? chosen : new File([bytes], chosen.name, { type: chosen.type });
}

/** Imports a CSV file: a dry run shows errors and effects, then the same file is imported. */
export function ImportPanel<R extends ImportReport>({
  path,
  texts,
  query = {},
  fields,
  ready,
  effects,
  inputs,
  isIncomplete = () => false,
  action,
  done,
  onDone,
  name,
}: Props<R>) {
  const [file, setFile] = useState<File | null>(null);
  /** Whether the input shows no name: it is emptied before each choice, which the user may cancel. */
  const [isInputEmpty, setInputEmpty] = useState(true);
  const [beginChoice] = useState(latestOnly);
  const input = useRef<HTMLInputElement>(null);
  const { state, send, reset } = useImport<R>(path);
  const isSending = state.kind === 'sending';
  const report = state.kind === 'reported' ? state.report : null;
  const check = (content: File, own: Query) => send({ content, type: 'text/csv', query: own }, 'dryRun');

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const isLatest = beginChoice();
    setInputEmpty(false);
    setFile(null);
    reset();
    const content = await contentOf(chosen);
    if (!isLatest()) return;
    setFile(content);
    check(content, query);
  }

  async function importFile(content: File, confirmedDigest: string) {
    // The clicked button disappears: keep the keyboard focus in the panel.
    input.current?.focus();
    const next = await send({ content, type: 'text/csv', query }, 'store', confirmedDigest);
    if (next.kind !== 'done') return;
    if (input.current) input.current.value = '';
    setFile(null);
    onDone?.();
  }

  const label = report && file && !hasErrors(report.issues) ? action(report) : null;
  return (
    <details className="import-panel">
      <summary>{texts.csvTitle}</summary>
      <p>{texts.hint}</p>
      {fields?.((changed) => file && check(file, { ...query, ...changed }), isSending)}
      <label className="import-panel__file">
        <span>{texts.file}</span>
        <input
          accept=".csv,text/csv"
          aria-disabled={isSending}
          data-kind={name}
          onChange={choose}
          onClick={(event) => {
            if (isSending) {
              event.preventDefault();
              return;
            }
            // A browser reports no change when the same path is chosen again, as after a correction of the file.
            // What was checked stays until another file is chosen: the person may cancel the choice.
            event.currentTarget.value = '';
            setInputEmpty(true);
          }}
          ref={input}
          type="file"
        />
      </label>
      {file && isInputEmpty && <p>{file.name}</p>}
      <div aria-live="polite">
        {state.kind === 'reported' ? (
          <CheckedFile
            effects={effects}
            hasChanged={state.hasChanged}
            ready={ready}
            report={state.report}
            texts={texts}
          />
        ) : (
          <Progress done={done} state={state} texts={texts} />
        )}
      </div>
      {report && !hasErrors(report.issues) && inputs?.(report)}
      {report && file && label && (
        <Button
          disabled={isIncomplete(report)}
          margin={false}
          onClick={() => importFile(file, report.digest)}
        >
          {label}
        </Button>
      )}
    </details>
  );
}
