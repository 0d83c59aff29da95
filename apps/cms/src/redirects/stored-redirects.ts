import type { RedirectRule } from '@beranda/contract';
import type { Payload, PayloadRequest } from 'payload';
import { lock } from '#cms/database/locks.ts';

/** The kinds of redirects and their HTTP status. */
export const STATUS_CODES = { permanent: 301, temporary: 302 } as const;

export type RedirectKind = keyof typeof STATUS_CODES;

export type StoredRedirect = {
  id: number | string;
  from: string;
  to: string;
  status: RedirectKind;
  isAutomatic?: boolean | null;
  updatedAt?: string;
};

/** Every redirect as stored. Reads in the request's transaction if one is given. */
export async function listRedirects(payload: Payload, req?: PayloadRequest): Promise<StoredRedirect[]> {
  const { docs } = await payload.db.find<StoredRedirect>({
    collection: 'redirects',
    limit: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs;
}

export function ruleOf({ from, to, status }: Pick<StoredRedirect, 'from' | 'to' | 'status'>): RedirectRule {
  return { from, to, status: STATUS_CODES[status] };
}

/** Locks all redirects until the transaction ends: concurrent changes could close a loop together. */
export const lockRedirects = (req: PayloadRequest): Promise<void> => lock(req, 'redirects');
