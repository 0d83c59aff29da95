import type { PayloadRequest } from 'payload';
import { errorAt, type Issue } from '../validation/issue.ts';
import type { SheetContent } from '../validation/lines.ts';
import { validateFunds } from '../validation/validate-funds.ts';
import { validateRates } from '../validation/validate-rates.ts';
import type { Validation } from '../validation/validation.ts';
import { fundReference, rateReferenceFor } from './reference-data.ts';
import type { Timestamps } from './timeline.ts';

/** How far ahead rates can be entered; catches a wrong year. */
const MAX_DAYS_AHEAD = 31;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Validates a sheet against the current state.
 *
 * @param isAttended whether a user is shown the warnings before anything is published.
 */
export async function validateSheet(
  req: PayloadRequest,
  content: SheetContent,
  { isAttended, ...timestamps }: Timestamps & { isAttended: boolean },
): Promise<Validation> {
  if (content.kind === 'funds')
    return validateFunds(content.lines, await fundReference(req, content.lines, timestamps), isAttended);
  const { lines, validFrom } = content;
  const { issues, changes } = validateRates(
    lines,
    await rateReferenceFor(req, validFrom, timestamps),
    isAttended,
  );
  const isFar =
    validFrom !== null && Date.parse(validFrom) > timestamps.now.getTime() + MAX_DAYS_AHEAD * DAY_MS;
  const far: Issue[] = isFar ? [errorAt('validFromFar', 0, 'validFrom', { days: MAX_DAYS_AHEAD })] : [];
  return { issues: [...far, ...issues], changes };
}
