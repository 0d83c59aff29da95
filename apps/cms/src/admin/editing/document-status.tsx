'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';

/**
 * Whether a document is a draft, published, or changed since. Payload's own line also has a button that saves what is
 * published as if it were the form, and publishes that at once; an old version is restored as a draft instead.
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
