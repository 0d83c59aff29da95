import type { PayloadRequest } from 'payload';
import { lock } from '#cms/database/locks.ts';

/** A collection's document, or a global, which has no id. */
export type DocumentRef = { slug: string; id: number | string | null };

/**
 * Locks a document until the request's transaction ends, against lost updates: what a save reads is what it changes. No
 * lock of a row, since a global that was never saved has none.
 */
export const lockDocument = (req: PayloadRequest, { slug, id }: DocumentRef): Promise<void> =>
  lock(req, 'documents', `${slug}:${id ?? ''}`);
