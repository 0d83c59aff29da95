'use client';

import '#cms/admin/warning.css';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { changesOfOthers, ownChanges } from './texts.ts';
import { useDraftAuthors } from './use-draft-authors.ts';

/** Shows publishers the authors of the draft, and whether they may publish it themselves. */
export function AuthorsNotice() {
  const { hasPublishPermission, isTrashed } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { isOwn, others } = useDraftAuthors();
  const isShown = hasPublishPermission && !isTrashed && (isOwn || others.length > 0);
  const text = isOwn ? ownChanges(others) : changesOfOthers(others);
  // The region is there from the start, so that screen readers read what appears in it.
  return (
    <div className="warning-notice" role="status">
      {isShown && <p>{inLanguageOf({ i18n }, text)}</p>}
    </div>
  );
}
