import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Values } from './differences.ts';
import { statusOfDocument } from './status-of-document.ts';

/**
 * Keeps the status and the publish button in step with the stored document. Payload counts unpublished versions when the
 * form is opened, and its own saves afterwards: not those of a colleague that come with a taken over edit lock or a
 * conflict, nor what our own saves store.
 *
 * @param stored the stored document, which Payload replaces with the response to each save.
 * @returns a function that takes over the status of another stored document.
 */
export function useStoredStatus(stored: Values | undefined): (stored: Values) => void {
  const { hasPublishedDoc, setHasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  function takeStatusOf(document: Values): void {
    const status = statusOfDocument(document, { hasPublishedDoc, unpublishedVersionCount });
    if (!status) return;
    if (status.hasPublishedDoc !== hasPublishedDoc) setHasPublishedDoc(status.hasPublishedDoc);
    if (status.unpublishedVersionCount !== unpublishedVersionCount)
      setUnpublishedVersionCount(status.unpublishedVersionCount);
  }
  const take = useEffectEvent(takeStatusOf);
  // Once per stored document: a withdrawal changes Payload's status, and leaves the document.
  useEffect(() => {
    if (stored) take(stored);
  }, [stored]);
  return takeStatusOf;
}
