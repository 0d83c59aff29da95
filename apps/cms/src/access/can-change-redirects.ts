import type { PayloadRequest } from 'payload';
import { canPublish } from './can-publish.ts';

/** A redirect has no draft: whoever saves, imports or deletes one changes what visitors see. */
export function canChangeRedirects({ req }: { req: PayloadRequest }): boolean {
  return canPublish({ req });
}
