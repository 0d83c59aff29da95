import { createHash } from 'node:crypto';
import type { Finding } from './finding.ts';

/** Stands for exactly these findings: who says to have seen them has seen these and no others. */
export function digestOf(findings: readonly Finding[]): string {
  return createHash('sha256').update(JSON.stringify(findings)).digest('base64url');
}
