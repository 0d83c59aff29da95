import { DAY_MS } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { errorAt, type Issue } from '../validation/issue.ts';
import type { RateLine, SheetContent } from '../validation/lines.ts';
import { validateFunds } from '../validation/validate-funds.ts';
import { validateRates } from '../validation/validate-rates.ts';
import type { Validation } from '../validation/validation.ts';
import { fundReference, rateReferenceFor } from './comparison-figures.ts';
import type { Timestamps } from './timeline.ts';

/** How far ahead rates can be entered; catches a wrong year. */
const MAX_DAYS_AHEAD = 31;

type Options = Timestamps & {
  /** Whether a user is shown the warnings before anything is published. */
  isAttended: boolean;
};

async function validateRateSheet(
  req: PayloadRequest,
  lines: readonly RateLine[],
  validFrom: string | null,
  { isAttended, ...timestamps }: Options,
): Promise<Validation> {
  const { issues, changes } = validateRates(lines, await rateReferenceFor(req, validFrom, timestamps), {
    isAttended,
  });
  const isFar =
    validFrom !== null && Date.parse(validFrom) > timestamps.now.getTime() + MAX_DAYS_AHEAD * DAY_MS;
  const far: Issue[] = isFar ? [errorAt('validFromFar', 0, 'validFrom', { days: MAX_DAYS_AHEAD })] : [];
  return { issues: [...far, ...issues], changes };
}

/** Validates a sheet against the current state. */
export async function validateSheet(
  req: PayloadRequest,
  content: SheetContent,
  options: Options,
): Promise<Validation> {
  const { kind, lines } = content;
  switch (kind) {
    case 'rates':
      return validateRateSheet(req, lines, content.validFrom, options);
    case 'funds':
      return validateFunds(lines, await fundReference(req, lines, options), options);
  }
}
