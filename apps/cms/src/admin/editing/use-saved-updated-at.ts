import { useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { Values } from './differences.ts';

/**
 * A function that replaces `updatedAt` in the form. Not by Payload's update of a field: that marks all others as not typed,
 * and the response to an autosave then replaces what was typed meanwhile.
 */
export function useSetUpdatedAt(): (updatedAt: string) => void {
  const { dispatchFields, getFields } = useForm();
  return (updatedAt) =>
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      acceptValues: true,
      prevStateRef: { current: getFields() },
      serverState: { updatedAt: { initialValue: updatedAt, value: updatedAt } },
    });
}

/**
 * Puts `updatedAt` of each save into the form at once. Payload reads it with the form state, by another request after the
 * save; when that fails, the next save would be rejected because of the person's own last one.
 *
 * @param stored the stored document, which Payload replaces with the response to each save.
 */
export function useSavedUpdatedAt(stored: Values | undefined): void {
  const { getField } = useForm();
  const setUpdatedAt = useSetUpdatedAt();
  const seen = useRef(stored);
  useEffect(() => {
    // Once per save: the form may have got an older `updatedAt` since, with a local copy.
    if (seen.current === stored) return;
    seen.current = stored;
    const [saved, shown] = [stored?.updatedAt, getField('updatedAt')?.value];
    if (typeof saved !== 'string' || typeof shown !== 'string') return;
    if (Date.parse(saved) > Date.parse(shown)) setUpdatedAt(saved);
  });
}
