import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { hasErrors } from '#cms/imports/import-report.ts';
import type { ImportState } from '#cms/imports/use-import.ts';
import type { SheetReport } from '../endpoints/sheet-report.ts';
import type { SheetKind } from '../sheets/sheet-kind.ts';
import { isSecondPersonRequired } from '../validation/issue.ts';
import type { ScreenTexts } from './screen-texts.ts';

type ResultMessage = { tone: 'error' | 'warning' | 'success' | 'none'; text: string };

type SheetState = ImportState<SheetReport>;

function resultMessage(state: SheetState, texts: ScreenTexts): ResultMessage | null {
  if (state.kind === 'idle') return null;
  if (state.kind === 'checking') return { tone: 'none', text: texts.checking };
  if (state.kind === 'sending') return { tone: 'none', text: texts.sending };
  if (state.kind === 'failed') return { tone: 'error', text: texts.failures[state.error] };
  const { report } = state;
  if (state.kind === 'done')
    return report.state === 'waiting'
      ? { tone: 'warning', text: texts.waitsNow }
      : { tone: 'success', text: texts.published };
  if (hasErrors(report.issues)) {
    const count = report.issues.filter(({ severity }) => severity === 'error').length;
    return { tone: 'error', text: texts.errors(count) };
  }
  if (state.hasChanged) return { tone: 'warning', text: texts.changedSince };
  return {
    tone: 'warning',
    text: isSecondPersonRequired(report.issues) ? texts.secondNeeded : texts.warnings,
  };
}

/** The result of a sheet, in a live region. Takes focus, because the button may be gone. */
export function SheetResult({ state, texts }: { state: SheetState; texts: ScreenTexts }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const message = resultMessage(state, texts);
  const isOver = state.kind === 'reported' || state.kind === 'done' || state.kind === 'failed';
  useEffect(() => {
    if (isOver) paragraph.current?.focus();
  }, [isOver]);
  return (
    <div aria-live="polite">
      {message && (
        <p className={`market__message market__message--${message.tone}`} ref={paragraph} tabIndex={-1}>
          {message.text}
        </p>
      )}
    </div>
  );
}

type Props = {
  kind: SheetKind;
  state: SheetState;
  texts: ScreenTexts;
  /** Whether the form changed since the server's last report. */
  isEdited: boolean;
  isEmpty: boolean;
  /** Whether required input is missing. */
  isIncomplete?: boolean;
  onPublish: (confirmedDigest?: string) => void;
};

function nameOfPress(report: SheetReport, plain: string, texts: ScreenTexts): string {
  if (isSecondPersonRequired(report.issues)) return texts.sendToSecond;
  return report.issues.length > 0 ? texts.publishAnyway : plain;
}

/** Publishes a form; warnings require a second, explicit press. */
export function PublishBar({
  kind,
  state,
  texts,
  isEdited,
  isEmpty,
  isIncomplete = false,
  onPublish,
}: Props) {
  const isSending = state.kind === 'sending';
  const report =
    state.kind === 'reported' && !isEdited && !hasErrors(state.report.issues) ? state.report : null;
  return (
    <div className="market__publish">
      <SheetResult state={state} texts={texts} />
      {report ? (
        <Button disabled={isIncomplete} margin={false} onClick={() => onPublish(report.digest)}>
          {nameOfPress(report, texts.publish[kind], texts)}
        </Button>
      ) : (
        <Button disabled={isSending || isEmpty || isIncomplete} margin={false} onClick={() => onPublish()}>
          {texts.publish[kind]}
        </Button>
      )}
    </div>
  );
}
