import type { Values } from './differences.ts';

/** The publication state of the document in Payload's form. */
export type ShownStatus = { hasPublishedDoc: boolean; unpublishedVersionCount: number };

/**
 * The publication state of a stored document in the language of the form, by its status: that is `published` exactly if
 * the draft equals what visitors read.
 *
 * @returns null for a document without drafts.
 */
export function statusOfDocument({ _status }: Values, shown: ShownStatus): ShownStatus | null {
  if (_status === 'published') return { hasPublishedDoc: true, unpublishedVersionCount: 0 };
  if (_status !== 'draft') return null;
  return { ...shown, unpublishedVersionCount: Math.max(1, shown.unpublishedVersionCount) };
}
