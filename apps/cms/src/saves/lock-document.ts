import type { PayloadRequest } from 'payload';
import { lock } from '#cms/database/locks.ts';

/** A collection's document, or a global, which has no id. */
export type DocumentRef = { slug: string; id: number | string | null };

/**
 * Advisory lock on a document until the transaction ends, against lost updates. Not a row lock, since a
 * global that was never saved has no row.
 */
export const lockDocument = (req: PayloadRequest, { slug, id }: DocumentRef): Promise<void> =>
  lock(req, 'documents', `${slug}:${id ?? ''}`);
