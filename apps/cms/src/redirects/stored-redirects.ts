import type { RedirectRule } from '@beranda/contract';
import type { Payload, PayloadRequest } from 'payload';
import { lock } from '#cms/database/locks.ts';
import type { Redirect } from '#cms/payload-types.ts';

/** The kinds of redirects and their HTTP status. */
export const STATUS_CODES = { permanent: 301, temporary: 302 } as const;

export type RedirectKind = keyof typeof STATUS_CODES;

/** The fields of a redirect that make its rule. */
export type WrittenRedirect = Pick<Redirect, 'from' | 'to' | 'status'>;

/** Every redirect as stored. Reads in the request's transaction if one is given. */
export async function listRedirects(payload: Payload, req?: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await payload.db.find<Redirect>({
    collection: 'redirects',
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs;
}

export function ruleOf({ from, to, status }: WrittenRedirect): RedirectRule {
  return { from, to, status: STATUS_CODES[status] };
}

/** Locks all redirects until the transaction ends: concurrent changes could close a loop together. */
export const lockRedirects = (req: PayloadRequest): Promise<void> => lock(req, 'redirects');
