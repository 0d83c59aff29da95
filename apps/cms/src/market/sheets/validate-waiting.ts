import type { PayloadRequest } from 'payload';
import type { Validation } from '../validation/validation.ts';
import { contentOf, type StoredSheet } from './stored-sheet.ts';
import { validateSheet } from './validate-sheet.ts';

/** A waiting sheet, or the screen's subset of it. */
type Waiting = Pick<StoredSheet, 'kind' | 'lines' | 'validFrom' | 'createdAt' | 'issues'>;

/**
 * Validates a waiting sheet against current figures; used for the display and for the approval. A guessed
 * decimal separator is known from parsing only, so that issue is carried over.
 */
export async function validateWaiting(req: PayloadRequest, sheet: Waiting, now: Date): Promise<Validation> {
  const timestamps = { now, arrivedAt: new Date(sheet.createdAt) };
  const validation = await validateSheet(req, contentOf(sheet), { isAttended: true, ...timestamps });
  const guesses = (sheet.issues ?? []).filter(({ code }) => code === 'guessedSign');
  return { ...validation, issues: [...guesses, ...validation.issues] };
}
