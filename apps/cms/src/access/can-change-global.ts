import type { PayloadRequest } from 'payload';
import { canPublish } from './can-publish.ts';

/** Settings, navigation and home have no drafts: whoever saves them publishes. */
export function canChangeGlobal({ req }: { req: PayloadRequest }): boolean {
  return canPublish({ req });
}
