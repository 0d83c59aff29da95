'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Ends the lock of a document when its form is left. A form that saves by itself has nothing unsaved, so Payload's own
 * question on leaving, which would end it, does not come.
 */
export function ReleaseEditLock(): null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { config } = useConfig();
  const { api } = config.routes;

  useEffect(() => {
    if (!globalSlug && (!collectionSlug || id === undefined)) return;
    const where = new URLSearchParams(
      globalSlug
        ? { 'where[globalSlug][equals]': globalSlug }
        : {
            'where[document.relationTo][equals]': collectionSlug ?? '',
            'where[document.value][equals]': String(id),
          },
    );
    // One that is not there, or somebody else's, is left alone by the server; a failure leaves it to run out.
    const release = () => {
      fetch(`${api}/payload-locked-documents?${where}`, { method: 'DELETE', keepalive: true }).catch(
        () => {},
      );
    };
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [api, collectionSlug, globalSlug, id]);

  return null;
}
