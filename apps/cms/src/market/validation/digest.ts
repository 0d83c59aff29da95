import { createHash } from 'node:crypto';
import type { Validation } from './validation.ts';

/**
 * Stands for exactly these issues and changes: who says to have seen them has seen these and no others. A line that
 * nothing is to be said about is covered, too: what it replaces may have moved.
 */
export function digestOf({ issues, changes }: Validation): string {
  return createHash('sha256')
    .update(JSON.stringify([issues, changes]))
    .digest('base64url');
}
