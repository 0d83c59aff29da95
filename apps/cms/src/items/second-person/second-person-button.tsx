'use client';

import './second-person.css';
import { Button, PublishButton, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { needsColleague, ownChanges } from './texts.ts';
import { useDraftAuthors } from './use-draft-authors.ts';

/**
 * Payload's publish button, or a disabled one for a user who has changed what it would publish. The menu of Payload's button
 * stays: schedules of others are listed and cancelled there, and a withdrawal is scheduled.
 */
export function SecondPersonButton() {
  const { hasPublishPermission } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { isOwn, others } = useDraftAuthors();
  if (!isOwn || !hasPublishPermission) return <PublishButton />;
  return (
    <div className="second-person-button" title={inLanguageOf({ i18n }, ownChanges(others))}>
      <Button buttonStyle="primary" disabled id="needs-second-person" margin={false} size="medium">
        {inLanguageOf({ i18n }, needsColleague)}
      </Button>
      <PublishButton />
    </div>
  );
}
