import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { hasErrors, IMPORT_LIMIT_BYTES, type ImportReport } from './import-report.ts';
import { latestOnly } from './latest-only.ts';

type ImportError = 'forbidden' | 'tooLarge' | 'unreadable' | 'conflict' | 'failed';

export type ImportState<Report> =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'sending' }
  /**
   * A dry run, or a report with errors or unconfirmed warnings; nothing is stored. `hasChanged`: it differs from the report
   * that was confirmed.
   */
  | { kind: 'reported'; report: Report; hasChanged: boolean }
  | { kind: 'done'; report: Report }
  | { kind: 'failed'; error: ImportError };

/** The request body: a chosen file, or the content of a form. */
type ImportBody = {
  content: File | string;
  type: 'application/json' | 'text/csv';
  /** Further parameters; empty ones are omitted. */
  query?: Readonly<Record<string, string | undefined>>;
};

const ERRORS: Readonly<Record<number, ImportError>> = {
  400: 'unreadable',
  403: 'forbidden',
  409: 'conflict',
  413: 'tooLarge',
};

async function post<Report extends ImportReport>(
  address: string,
  { content, type }: ImportBody,
  key: string,
  isConfirmed: boolean,
): Promise<ImportState<Report>> {
  if (new Blob([content]).size > IMPORT_LIMIT_BYTES) return { kind: 'failed', error: 'tooLarge' };
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: content,
      headers: { 'content-type': type, 'idempotency-key': key },
    });
    const report = (await response.json()) as Report | { message: string };
    if (!('issues' in report)) return { kind: 'failed', error: ERRORS[response.status] ?? 'failed' };
    return report.isStored
      ? { kind: 'done', report }
      : { kind: 'reported', report, hasChanged: isConfirmed && !hasErrors(report.issues) };
  } catch {
    return { kind: 'failed', error: 'failed' };
  }
}

/**
 * Sends files or forms to an import endpoint, as dry run or to be stored. Retries after network errors use the
 * same idempotency key. Stale responses are discarded.
 *
 * @param path below the API, such as `/redirects/import`.
 */
export function useImport<Report extends ImportReport>(path: string) {
  const [state, setState] = useState<ImportState<Report>>({ kind: 'idle' });
  const [begin] = useState(latestOnly);
  const key = useRef('');
  const { config } = useConfig();
  const router = useRouter();

  async function send(
    body: ImportBody,
    mode: 'dryRun' | 'store',
    confirmedDigest?: string,
  ): Promise<ImportState<Report>> {
    const isLatest = begin();
    setState({ kind: mode === 'dryRun' ? 'checking' : 'sending' });
    key.current ||= crypto.randomUUID();
    const query = new URLSearchParams({ dryRun: String(mode === 'dryRun') });
    for (const [name, value] of Object.entries({ ...body.query, confirmedDigest }))
      if (value?.trim()) query.set(name, value.trim());
    const address = `${config.routes.api}${path}?${query}`;
    const next = await post<Report>(address, body, key.current, confirmedDigest !== undefined);
    const isOver = next.kind === 'done' || (next.kind === 'failed' && next.error === 'conflict');
    if (isOver) key.current = '';
    if (isOver || (next.kind === 'reported' && next.hasChanged)) router.refresh();
    if (isLatest()) setState(next);
    return next;
  }

  function reset() {
    begin();
    setState({ kind: 'idle' });
  }

  return { state, send, reset };
}
