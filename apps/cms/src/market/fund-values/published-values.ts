import { relatedIdOf } from '#cms/content/related-id.ts';
import type { FundValue } from '#cms/payload-types.ts';
import type { Correction } from './fund-values.ts';

/** A value that was published for a day: its sheet, time, and reason of replacement. */
export type PublishedValue = {
  value: number;
  sheet: number | null;
  at: string | null;
  reason: string | null;
};

/** A value as its form has it: the sheet is an id, or populated. */
type FundValueInForm = Pick<FundValue, 'value' | 'corrections'> & {
  sheet?: number | { id: number } | null;
  createdAt?: string;
};

/**
 * Every value published for a day, newest first. A correction stores the previous value with the reason of
 * its replacement, so the reason of a value is in the preceding correction.
 */
export function listPublishedValues({
  value,
  sheet,
  createdAt,
  corrections,
}: FundValueInForm): PublishedValue[] {
  // Safe cast: only sheets write this field.
  const replaced = (Array.isArray(corrections) ? corrections : []) as Correction[];
  const values = [
    ...replaced.map((former) => ({ value: former.value, sheet: former.sheet })),
    { value, sheet: relatedIdOf(sheet) },
  ];
  return values
    .map((one, index): PublishedValue => {
      const { at = createdAt ?? null, reason = null } = replaced[index - 1] ?? {};
      return { ...one, at, reason };
    })
    .reverse();
}
