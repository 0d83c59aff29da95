import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { SheetReport } from '../endpoints/sheet-report.ts';
import type { SheetKind } from '../sheets/market-sheets.ts';
import { SHEET_LIMIT_BYTES } from '../validation/lines.ts';
import { turns } from './serial-queue.ts';

export type SheetFault = 'refused' | 'tooLarge' | 'unreadable' | 'conflict' | 'failed';

export type SheetState =
  | { is: 'idle' }
  | { is: 'checking' }
  | { is: 'sending' }
  /**
   * A trial, or something that has errors or warnings to be seen; nothing is stored. `hasMoved` where it was seen
   * already, and is not any more what it was.
   */
  | { is: 'told'; report: SheetReport; hasMoved: boolean }
  | { is: 'done'; report: SheetReport }
  | { is: 'wrong'; fault: SheetFault };

export type SheetBody = {
  text: string;
  type: 'application/json' | 'text/csv';
  validFrom?: string | undefined;
  /** Why published values are replaced. */
  reason?: string | undefined;
};

const FAULTS: Readonly<Record<number, SheetFault>> = {
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
  if (new Blob([text]).size > SHEET_LIMIT_BYTES) return { is: 'wrong', fault: 'tooLarge' };
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: text,
      headers: { 'content-type': type, 'idempotency-key': key },
    });
    const body = (await answer.json()) as SheetReport | { message: string };
    if ('findings' in body)
      return body.sheet === null
        ? { is: 'told', report: body, hasMoved: hasSeen && !hasErrors(body) }
        : { is: 'done', report: body };
    return { is: 'wrong', fault: FAULTS[answer.status] ?? 'failed' };
  } catch {
    return { is: 'wrong', fault: 'failed' };
  }
}

/**
 * Sends sheets of one kind to be tried or stored. A sheet that is sent again after no answer came is the same one, and
 * has one effect. An answer that comes after something else was asked is not shown.
 */
export function useSheet(kind: SheetKind) {
  const [state, setState] = useState<SheetState>({ is: 'idle' });
  const [begin] = useState(turns);
  const key = useRef('');
  const { config } = useConfig();
  const router = useRouter();

  async function send(body: SheetBody, how: 'try' | 'store', seen?: string): Promise<SheetState> {
    const isLatest = begin();
    setState({ is: how === 'try' ? 'checking' : 'sending' });
    key.current ||= crypto.randomUUID();
    const query = new URLSearchParams({ dryRun: String(how === 'try') });
    if (seen) query.set('seen', seen);
    if (body.validFrom) query.set('validFrom', body.validFrom);
    if (body.reason?.trim()) query.set('reason', body.reason.trim());
    const address = `${config.routes.api}/market/sheets/${kind}?${query}`;
    const next = await post(address, body, key.current, seen !== undefined);
    const isOver = next.is === 'done' || (next.is === 'wrong' && next.fault === 'conflict');
    if (isOver) key.current = '';
    if (isOver || (next.is === 'told' && next.hasMoved)) router.refresh();
    if (isLatest()) setState(next);
    return next;
  }

  function reset() {
    begin();
    setState({ is: 'idle' });
  }

  return { state, send, reset };
}

export const hasErrors = ({ findings }: SheetReport) => findings.some(({ severity }) => severity === 'error');

export const needsSecond = ({ findings }: SheetReport) =>
  findings.some(({ severity }) => severity === 'approval');
