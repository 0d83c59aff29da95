import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { SheetReport } from '../endpoints/sheet-report.ts';
import type { SheetKind } from '../sheets/market-sheets.ts';
import type { ScreenTexts } from './screen-texts.ts';
import { hasErrors, needsSecond, type SheetState } from './use-sheet.ts';

type Told = { tone: 'error' | 'warning' | 'success' | 'none'; text: string };

function toldBy(state: SheetState, texts: ScreenTexts): Told | null {
  if (state.is === 'idle') return null;
  if (state.is === 'checking') return { tone: 'none', text: texts.checking };
  if (state.is === 'sending') return { tone: 'none', text: texts.sending };
  if (state.is === 'wrong') return { tone: 'error', text: texts.faults[state.fault] };
  const { report } = state;
  if (state.is === 'done')
    return report.state === 'waiting'
      ? { tone: 'warning', text: texts.waitsNow }
      : { tone: 'success', text: texts.published };
  if (hasErrors(report)) {
    const count = report.findings.filter(({ severity }) => severity === 'error').length;
    return { tone: 'error', text: texts.errors(count) };
  }
  if (state.hasMoved) return { tone: 'warning', text: texts.movedSince };
  return { tone: 'warning', text: needsSecond(report) ? texts.secondNeeded : texts.warnings };
}

/** What became of a sheet, told aloud too; focus goes there, because the button may have gone. */
export function Told({ state, texts }: { state: SheetState; texts: ScreenTexts }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const told = toldBy(state, texts);
  const isOver = state.is === 'told' || state.is === 'done' || state.is === 'wrong';
  useEffect(() => {
    if (isOver) paragraph.current?.focus();
  }, [isOver]);
  return (
    <div aria-live="polite">
      {told && (
        <p className={`market__told market__told--${told.tone}`} ref={paragraph} tabIndex={-1}>
          {told.text}
        </p>
      )}
    </div>
  );
}

type Props = {
  kind: SheetKind;
  state: SheetState;
  texts: ScreenTexts;
  /** Whether something was changed since the server told what it found. */
  isEdited: boolean;
  isEmpty: boolean;
  /** Whether something is still to be filled in before it can be sent. */
  isIncomplete?: boolean;
  onPublish: (seen?: string) => void;
};

function nameOfPress(report: SheetReport, plain: string, texts: ScreenTexts): string {
  if (needsSecond(report)) return texts.sendToSecond;
  return report.findings.length > 0 ? texts.publishAnyway : plain;
}

/** Publishes what is in a form; with warnings, only by a second press that says so. */
export function PublishBar({
  kind,
  state,
  texts,
  isEdited,
  isEmpty,
  isIncomplete = false,
  onPublish,
}: Props) {
  const isSending = state.is === 'sending';
  const report = state.is === 'told' && !isEdited && !hasErrors(state.report) ? state.report : null;
  return (
    <div className="market__publish">
      <Told state={state} texts={texts} />
      {report ? (
        <Button disabled={isIncomplete} margin={false} onClick={() => onPublish(report.seen)}>
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
