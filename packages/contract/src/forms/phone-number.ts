import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { TEXT_LIMITS } from '../limits.ts';
import { withoutCopyMarks } from './copied-text.ts';

/**
 * A phone number in the format E.164, `+62812…`; undefined if it is none. Numbers without country code are Indonesian. The
 * library's smallest table (`min`) knows each country's lengths and general pattern, not every allotted prefix, so a new
 * prefix is valid at once.
 */
export function parsePhoneNumber(typed: string): string | undefined {
  const value = withoutCopyMarks(typed);
  if (value.length > TEXT_LIMITS.phone || !/^\+?[\d\s().-]+$/.test(value)) return undefined;
  const parsed = parsePhoneNumberFromString(value, 'ID');
  return parsed?.isValid() ? parsed.number : undefined;
}
