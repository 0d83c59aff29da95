import { createHash } from 'node:crypto';
import type { Validation } from './validation.ts';

/**
 * A digest of the issues and changes, as confirmation of exactly these. Includes lines without issues: the
 * values that they replace may change.
 */
export function digestOfValidation({ issues, changes }: Validation): string {
  return createHash('sha256')
    .update(JSON.stringify([issues, changes]))
    .digest('base64url');
}
