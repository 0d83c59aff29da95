'use client';

import './edit-lock.css';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Releases the edit lock when a form is left. Payload would do it in its “unsaved changes” dialog, which
 * autosaving forms never show.
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
    // The server ignores locks that do not exist or belong to others; on failure the lock expires by itself.
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
