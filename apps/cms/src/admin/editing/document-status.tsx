'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';

/**
 * The status: draft, published, or changed. Without Payload's revert button, which republishes the public
 * state at once; a version can be restored as a draft instead.
 */
export function DocumentStatus() {
  const { hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo();
  const { t } = useTranslation();
  const untrashed = hasPublishedDoc ? (unpublishedVersionCount > 0 ? 'changed' : 'published') : 'draft';
  const trashed = hasPublishedDoc ? 'previouslyPublished' : 'previouslyDraft';
  const status = t(`version:${isTrashed ? trashed : untrashed}`);
  return (
    <div className="status" title={`${t('version:status')}: ${status}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{status}</span>
      </div>
    </div>
  );
}
