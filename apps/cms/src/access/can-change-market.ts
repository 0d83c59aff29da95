import type { PayloadRequest } from 'payload';
import { hasRole } from './roles.ts';

/** Keeps what rates and fund values are made of: currencies, funds, holidays, rules. Values come by sheets. */
export function canChangeMarket({ req }: { req: PayloadRequest }): boolean {
  return hasRole(req.user, 'administrator', 'treasury');
}
