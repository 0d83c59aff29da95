import { useForm, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useEditing } from './editing-provider.tsx';

/**
 * Keeps a form modified when its save is rejected. Payload's treats any response as a save: its button is disabled then, the
 * question before leaving is gone, and a new password that was typed disappears.
 *
 * @param path the API path of the document.
 */
export function useModifiedAfterRejection(path: string): void {
  const states = useEditing()?.states;
  const { setBackgroundProcessing, setModified } = useForm();
  const isProcessing = useFormProcessing();
  const isStored = useRef(false);

  useEffect(() => {
    if (!states) return;
    let seen = states.get(path);
    return states.subscribe(() => {
      const state = states.get(path);
      if (state === seen) return;
      seen = state;
      isStored.current = state.kind === 'saved';
      if (state.kind !== 'rejected' && state.kind !== 'stale' && state.kind !== 'outdated') return;
      // What is modified during background work stays modified when the response arrives, which is after this.
      setBackgroundProcessing(true);
      setModified(true);
      setBackgroundProcessing(false);
    });
  }, [path, setBackgroundProcessing, setModified, states]);

  // After a rejection without a response Payload's form treats the next save as one during which somebody typed.
  useEffect(() => {
    if (isProcessing || !isStored.current) return;
    isStored.current = false;
    setModified(false);
  }, [isProcessing, setModified]);
}
