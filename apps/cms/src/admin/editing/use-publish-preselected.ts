import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Makes Payload's schedule drawer preselect “Publish” for an item that is not published: the drawer only checks whether
 * there are unpublished versions, which Payload does not count without a published one, and so preselects the withdrawal.
 */
export function usePublishPreselected(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount]);
}
