import { useState } from 'react';
import { ImportPanel } from '#cms/imports/import-panel.tsx';
import type { SheetReport } from '../endpoints/sheet-report.ts';
import { HAS_START_TIME, type SheetKind } from '../sheets/sheet-kind.ts';
import { hasCorrections, isSecondPersonRequired } from '../validation/issue.ts';
import { ChangesTable } from './changes-table.tsx';
import { CorrectionReason } from './correction-reason.tsx';
import type { MarketFormats } from './market-formats.ts';
import type { ScreenTexts } from './screen-texts.ts';
import { isUnreadableStart, StartTime, startTimeOf } from './start-time.tsx';

type Props = { kind: SheetKind; formats: MarketFormats; texts: ScreenTexts };

/** Imports a CSV file of rates or fund values: dry run, then publication. */
export function SheetImport({ kind, formats, texts }: Props) {
  const [validFrom, setValidFrom] = useState('');
  const [reason, setReason] = useState('');

  const effects = ({ changes, issues, decimalFormat }: SheetReport) => (
    <>
      {decimalFormat && (
        <p>
          {texts.separators[decimalFormat.separator]}{' '}
          {decimalFormat.isGuess && <strong>{texts.guessed}</strong>}
        </p>
      )}
      <ChangesTable changes={changes} formats={formats} issues={issues} texts={texts} />
      {isSecondPersonRequired(issues) && (
        <p className="market__message market__message--warning">{texts.secondNeeded}</p>
      )}
    </>
  );

  return (
    <ImportPanel<SheetReport>
      action={({ issues }) => (isSecondPersonRequired(issues) ? texts.sendToSecond : texts.publish[kind])}
      done={({ state }) =>
        state === 'waiting' ? (
          <p className="market__message market__message--warning">{texts.waitsNow}</p>
        ) : (
          <p className="market__message market__message--success">{texts.published}</p>
        )
      }
      effects={effects}
      fields={(recheck, isSending) =>
        HAS_START_TIME[kind] && (
          <StartTime
            id={`market-${kind}-import-start`}
            isDisabled={isSending}
            onChange={(value) => {
              setValidFrom(value);
              if (!isUnreadableStart(value)) recheck({ validFrom: startTimeOf(value) });
            }}
            texts={texts}
            value={validFrom}
          />
        )
      }
      inputs={({ issues }) =>
        hasCorrections(issues) && <CorrectionReason onChange={setReason} texts={texts} value={reason} />
      }
      isIncomplete={({ issues }) =>
        isUnreadableStart(validFrom) || (hasCorrections(issues) && reason.trim() === '')
      }
      name={kind}
      onDone={() => {
        setReason('');
        // Of this file only: the next one may be meant for another time.
        setValidFrom('');
      }}
      path={`/market/sheets/${kind}`}
      ready={() => texts.fileReady}
      query={{ validFrom: startTimeOf(validFrom), reason }}
      texts={{ ...texts, hint: texts.csvHint[kind] }}
    />
  );
}
