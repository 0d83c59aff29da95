import type { Values } from './differences.ts';

/** What Payload's form knows about the publication of its document. */
export type ShownStatus = { hasPublishedDoc: boolean; unpublishedVersionCount: number };

/**
 * What the status of a stored document says about its publication in the language of the form: it is `published` exactly if
 * the draft equals what visitors read.
 *
 * @returns null for a document without drafts.
 */
export function statusOfDocument({ _status }: Values, shown: ShownStatus): ShownStatus | null {
  if (_status === 'published') return { hasPublishedDoc: true, unpublishedVersionCount: 0 };
  if (_status !== 'draft') return null;
  return { ...shown, unpublishedVersionCount: Math.max(1, shown.unpublishedVersionCount) };
}
