import { BadBody, readText } from '#cms/endpoints/read-body.ts';
import { isPullAddress } from '#cms/globals/market/pull.ts';
import { errorAt, type Finding } from '../judging/finding.ts';
import { SHEET_LIMIT_BYTES } from '../judging/lines.ts';

const PATIENCE_MS = 15_000;

export type Fetched = { text: string } | { failure: Finding };

const isRedirect = (status: number) => status >= 300 && status < 400;

function failureOf(error: unknown, patienceMs: number): Finding {
  if (error instanceof BadBody)
    return errorAt(error.statusCode === 413 ? 'tooLarge' : 'notText', 0, null, TEXT);
  if (error instanceof Error && error.name === 'TimeoutError')
    return errorAt('timeout', 0, null, { seconds: patienceMs / 1_000 });
  return errorAt('unreachable', 0);
}

const TEXT = { format: 'UTF-8' };

/**
 * Fetches what stands at an address: over https or from this machine, without following it elsewhere, at most so much
 * and for so long. A failure tells what happened and nothing of what was answered.
 */
export async function fetchFigures(address: string, patienceMs = PATIENCE_MS): Promise<Fetched> {
  if (!isPullAddress(address)) return { failure: errorAt('badAddress', 0) };
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json, text/csv' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return { text: await readText(response, SHEET_LIMIT_BYTES) };
    await response.body?.cancel();
    const { status } = response;
    return { failure: isRedirect(status) ? errorAt('redirect', 0) : errorAt('status', 0, null, { status }) };
  } catch (error) {
    return { failure: failureOf(error, patienceMs) };
  }
}
