import { createHash } from 'node:crypto';
import type { Judgement } from './validation.ts';

/**
 * Stands for exactly these findings and changes: who says to have seen them has seen these and no others. A line that
 * nothing is to be said about is covered, too: what it replaces may have moved.
 */
export function digestOf({ findings, changes }: Judgement): string {
  return createHash('sha256')
    .update(JSON.stringify([findings, changes]))
    .digest('base64url');
}
