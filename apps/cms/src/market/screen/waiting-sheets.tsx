import { Button, useConfig } from '@payloadcms/ui';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import * as z from 'zod';
import { readJson, sendJson } from '#cms/admin/send-json.ts';
import { IssuesTable } from '#cms/imports/import-table.tsx';
import { hasCorrections } from '../validation/issue.ts';
import { ChangesTable } from './changes-table.tsx';
import { CorrectionReason } from './correction-reason.tsx';
import type { MarketFormats } from './market-formats.ts';
import type { WaitingSheet } from './screen-data.ts';
import type { ScreenTexts } from './screen-texts.ts';

type Shared = { formats: MarketFormats; texts: ScreenTexts };

type Props = Shared & {
  sheets: readonly WaitingSheet[];
  /** Number of further waiting sheets. */
  more: number;
};

/** Sheets that need a second person, with their changes against current figures. */
export function WaitingSheets({ sheets, more, formats, texts }: Props) {
  const { config } = useConfig();
  const waiting = `${config.routes.admin}/collections/market-sheets?where[state][equals]=waiting`;
  return (
    <section aria-labelledby="market-waiting-title">
      <h2 id="market-waiting-title">{texts.waitingTitle}</h2>
      {sheets.length === 0 && <p className="market__hint">{texts.nothingWaits}</p>}
      {sheets.map((sheet) => (
        <Sheet formats={formats} key={sheet.id} sheet={sheet} texts={texts} />
      ))}
      {more > 0 && (
        <p className="market__hint">
          {texts.moreWait(more)} <Link href={waiting}>{texts.allWaiting}</Link>
        </p>
      )}
    </section>
  );
}

type Decision =
  | { how: 'approve'; body: { confirmedDigest: string; reason?: string } }
  | { how: 'reject'; body: { reason: string } };

const validated = z.object({ issues: z.array(z.unknown()) });

/** The message for the response to a decision; empty after a success. */
async function messageAfter(response: Response | null, texts: ScreenTexts): Promise<string> {
  if (response?.ok) return '';
  // The validation issues below say why, once they are loaded.
  if (validated.safeParse(await readJson(response)).success)
    return response?.status === 422 ? '' : texts.changed;
  if (response?.status === 409) return texts.decidedByOther;
  return response?.status === 403 ? texts.failures.forbidden : texts.failures.failed;
}

function Sheet({ sheet, formats, texts }: Shared & { sheet: WaitingSheet }) {
  const [message, setMessage] = useState('');
  /** Also after a success, until the screen without this sheet arrives: a second decision would be a conflict. */
  const [isSending, setIsSending] = useState(false);
  const [reason, setReason] = useState('');
  const [correctionReason, setCorrectionReason] = useState('');
  const { config } = useConfig();
  const router = useRouter();
  const id = useId();
  const errors = sheet.issues.filter(({ severity }) => severity === 'error');

  async function decide({ how, body }: Decision) {
    setMessage(texts.sending);
    setIsSending(true);
    const response = await sendJson(`${config.routes.api}/market/sheets/${sheet.id}/${how}`, body);
    if (!response?.ok) setIsSending(false);
    setMessage(await messageAfter(response, texts));
    if (response) router.refresh();
  }

  // Sheets from systems have no reason; the approver enters one.
  const isReasonMissing = hasCorrections(sheet.issues) && sheet.reason === null;
  const explained = isReasonMissing ? { reason: correctionReason } : {};
  const entered = sheet.enteredBy ? `${texts.by} ${sheet.enteredBy}` : '';
  return (
    <article className="market__panel" data-sheet={sheet.id}>
      <h3>
        {texts.tabs[sheet.kind]}, {formats.time(sheet.createdAt)}
      </h3>
      <p>
        {texts.sources[sheet.source]} {entered}
        {sheet.validFrom && `. ${texts.from}: ${formats.time(sheet.validFrom)}`}
      </p>
      <IssuesTable issues={errors} texts={texts} />
      {errors.length > 0 && <p className="market__message market__message--error">{texts.notAnyMore}</p>}
      <ChangesTable changes={sheet.changes} formats={formats} issues={sheet.issues} texts={texts} />
      {sheet.reason && (
        <p>
          {texts.correctionReason}: {sheet.reason}
        </p>
      )}
      <div aria-live="polite">
        {message && <p className="market__message market__message--warning">{message}</p>}
      </div>
      {sheet.isOwn || sheet.isAccountChanged ? (
        <p className="market__hint">{sheet.isOwn ? texts.ownSheet : texts.changedAccount}</p>
      ) : (
        errors.length === 0 && (
          <>
            {isReasonMissing && (
              <CorrectionReason onChange={setCorrectionReason} texts={texts} value={correctionReason} />
            )}
            <Button
              disabled={isSending || (isReasonMissing && correctionReason.trim() === '')}
              margin={false}
              onClick={() =>
                decide({ how: 'approve', body: { confirmedDigest: sheet.digest, ...explained } })
              }
            >
              {texts.approve}
            </Button>
          </>
        )
      )}
      <form
        className="market__reject"
        onSubmit={(event) => {
          event.preventDefault();
          decide({ how: 'reject', body: { reason } });
        }}
      >
        <label className="market__field" htmlFor={id}>
          <span>{texts.reasonToReject}</span>
          <input id={id} maxLength={500} onChange={({ target }) => setReason(target.value)} value={reason} />
        </label>
        <Button
          buttonStyle="secondary"
          disabled={isSending || reason.trim() === ''}
          margin={false}
          type="submit"
        >
          {texts.reject}
        </Button>
      </form>
    </article>
  );
}
