import type { PayloadRequest } from 'payload';
import { errorAt, type Finding } from '../validation/issue.ts';
import type { SheetContent } from '../validation/lines.ts';
import { judgeFunds } from '../validation/validate-funds.ts';
import { judgeRates } from '../validation/validate-rates.ts';
import type { Judgement } from '../validation/validation.ts';
import { knownFunds, knownRatesFor } from './reference-data.ts';
import type { Moments } from './timeline.ts';

/** How far ahead rates can be entered. A year too many is a slip of the finger. */
const MOST_DAYS_AHEAD = 31;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Judges a sheet by what is known at this moment.
 *
 * @param isAttended whether a person sees the warnings before anything is published.
 */
export async function judgeSheet(
  req: PayloadRequest,
  content: SheetContent,
  { isAttended, ...moments }: Moments & { isAttended: boolean },
): Promise<Judgement> {
  if (content.kind === 'funds')
    return judgeFunds(content.lines, await knownFunds(req, content.lines, moments), isAttended);
  const { lines, validFrom } = content;
  const { findings, changes } = judgeRates(lines, await knownRatesFor(req, validFrom, moments), isAttended);
  const isFar =
    validFrom !== null && Date.parse(validFrom) > moments.now.getTime() + MOST_DAYS_AHEAD * DAY_MS;
  const far: Finding[] = isFar ? [errorAt('validFromFar', 0, 'validFrom', { days: MOST_DAYS_AHEAD })] : [];
  return { findings: [...far, ...findings], changes };
}
