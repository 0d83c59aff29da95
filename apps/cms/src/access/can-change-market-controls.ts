import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/**
 * Says from which move on a second person is needed, and from where figures are fetched. Not for treasury: these
 * controls are what one of them alone must not get around.
 */
export function canChangeMarketControls({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator');
}
