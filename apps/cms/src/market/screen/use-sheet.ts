import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { SheetReport } from '../endpoints/sheet-report.ts';
import type { SheetKind } from '../sheets/market-sheets.ts';
import { SHEET_LIMIT_BYTES } from '../validation/lines.ts';
import { latestOnly } from './serial-queue.ts';

export type SheetError = 'refused' | 'tooLarge' | 'unreadable' | 'conflict' | 'failed';

export type SheetState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'sending' }
  /**
   * A dry run, or errors or warnings; nothing is stored. `hasMoved` if a confirmed report has changed since.
   */
  | { kind: 'reported'; report: SheetReport; hasMoved: boolean }
  | { kind: 'done'; report: SheetReport }
  | { kind: 'failed'; error: SheetError };

export type SheetBody = {
  text: string;
  type: 'application/json' | 'text/csv';
  validFrom?: string | undefined;
  /** Why published values are replaced. */
  reason?: string | undefined;
};

const ERRORS: Readonly<Record<number, SheetError>> = {
  400: 'unreadable',
  403: 'refused',
  409: 'conflict',
  413: 'tooLarge',
};

async function post(
  address: string,
  { text, type }: SheetBody,
  key: string,
  hasSeen: boolean,
): Promise<SheetState> {
  if (new Blob([text]).size > SHEET_LIMIT_BYTES) return { kind: 'failed', error: 'tooLarge' };
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: text,
      headers: { 'content-type': type, 'idempotency-key': key },
    });
    const body = (await answer.json()) as SheetReport | { message: string };
    if ('issues' in body)
      return body.sheet === null
        ? { kind: 'reported', report: body, hasMoved: hasSeen && !hasErrors(body) }
        : { kind: 'done', report: body };
    return { kind: 'failed', error: ERRORS[answer.status] ?? 'failed' };
  } catch {
    return { kind: 'failed', error: 'failed' };
  }
}

/**
 * Sends sheets of one kind, as dry run or to be stored. Retries after network errors use the same idempotency
 * key. Stale responses are discarded.
 */
export function useSheet(kind: SheetKind) {
  const [state, setState] = useState<SheetState>({ kind: 'idle' });
  const [begin] = useState(latestOnly);
  const key = useRef('');
  const { config } = useConfig();
  const router = useRouter();

  async function send(body: SheetBody, how: 'try' | 'store', seen?: string): Promise<SheetState> {
    const isLatest = begin();
    setState({ kind: how === 'try' ? 'checking' : 'sending' });
    key.current ||= crypto.randomUUID();
    const query = new URLSearchParams({ dryRun: String(how === 'try') });
    if (seen) query.set('seen', seen);
    if (body.validFrom) query.set('validFrom', body.validFrom);
    if (body.reason?.trim()) query.set('reason', body.reason.trim());
    const address = `${config.routes.api}/market/sheets/${kind}?${query}`;
    const next = await post(address, body, key.current, seen !== undefined);
    const isOver = next.kind === 'done' || (next.kind === 'failed' && next.error === 'conflict');
    if (isOver) key.current = '';
    if (isOver || (next.kind === 'reported' && next.hasMoved)) router.refresh();
    if (isLatest()) setState(next);
    return next;
  }

  function reset() {
    begin();
    setState({ kind: 'idle' });
  }

  return { state, send, reset };
}

export const hasErrors = ({ issues }: SheetReport) => issues.some(({ severity }) => severity === 'error');

export const needsSecond = ({ issues }: SheetReport) =>
  issues.some(({ severity }) => severity === 'approval');
