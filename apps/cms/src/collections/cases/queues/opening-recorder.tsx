'use client';

import '../case-screen.css';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { announceHistoryChange } from '../history/history-changed.ts';

/** Records that its case was opened on a screen. Not done by the server, which also renders what is only prefetched. */
export function OpeningRecorder() {
  const { id, hasSavePermission } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  useEffect(() => {
    if (!id || !hasSavePermission) return;
    void fetch(`${api}/cases/${id}/opened`, { method: 'POST' })
      .then((response) => (response.ok ? response.json() : null))
      .then((body: { isFirst?: boolean } | null) => body?.isFirst && announceHistoryChange())
      // Not worth a message: the case stays unread.
      .catch(() => {});
  }, [api, hasSavePermission, id]);
  return null;
}
