import type { LocalizedForm } from '@beranda/contract';
import type { Case } from '#cms/payload-types.ts';

/** What happens next, as a receipt says it: an oral complaint has another deadline than a written one. */
export const nextStepsOf = (
  { clock }: Pick<Case, 'clock'>,
  { texts: { nextSteps, oralNextSteps } }: Pick<LocalizedForm, 'texts'>,
): string => (clock?.channel === 'oral' ? (oralNextSteps ?? nextSteps) : nextSteps);
