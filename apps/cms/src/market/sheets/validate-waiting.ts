import type { PayloadRequest } from 'payload';
import type { Judgement } from '../validation/validation.ts';
import { contentOf, type StoredSheet } from './stored-sheet.ts';
import { judgeSheet } from './validate-sheet.ts';

/** A sheet that waits, or what the screen knows of it. */
type Waiting = Pick<StoredSheet, 'kind' | 'lines' | 'validFrom' | 'createdAt' | 'findings'>;

/**
 * Judges a sheet that waits by the figures that are in force now, for somebody who looks at it: the same for what they
 * are shown and for what they then let through. That its numbers were read by a guess was found while reading it.
 */
export async function judgeWaiting(req: PayloadRequest, sheet: Waiting, now: Date): Promise<Judgement> {
  const moments = { now, arrivedAt: new Date(sheet.createdAt) };
  const judgement = await judgeSheet(req, contentOf(sheet), { isAttended: true, ...moments });
  const guesses = (sheet.findings ?? []).filter(({ code }) => code === 'guessedSign');
  return { ...judgement, findings: [...guesses, ...judgement.findings] };
}
