import type { PayloadRequest } from 'payload';
import type { Validation } from '../validation/validation.ts';
import { contentOf, type StoredSheet } from './stored-sheet.ts';
import { validateSheet } from './validate-sheet.ts';

/** A sheet that waits, or what the screen knows of it. */
type Waiting = Pick<StoredSheet, 'kind' | 'lines' | 'validFrom' | 'createdAt' | 'issues'>;

/**
 * Validates a sheet that waits by the figures that are in force now, for somebody who looks at it: the same for what they
 * are shown and for what they then let through. That its numbers were read by a guess was found while reading it.
 */
export async function validateWaiting(req: PayloadRequest, sheet: Waiting, now: Date): Promise<Validation> {
  const timestamps = { now, arrivedAt: new Date(sheet.createdAt) };
  const validation = await validateSheet(req, contentOf(sheet), { isAttended: true, ...timestamps });
  const guesses = (sheet.issues ?? []).filter(({ code }) => code === 'guessedSign');
  return { ...validation, issues: [...guesses, ...validation.issues] };
}
