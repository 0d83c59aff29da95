import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Writes drafts and adds pictures. What visitors see changes only by those who may publish. */
export function canWriteContent({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'publisher', 'editor');
}
