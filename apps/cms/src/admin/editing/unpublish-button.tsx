'use client';

import {
  ConfirmationModal,
  PopupList,
  toast,
  useDocumentInfo,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { useApiPaths } from './open-form.tsx';
import { errorOf } from './save-response.ts';

/** What is unpublished: all languages, or that of the form. */
type Extent = 'all' | 'language';

/**
 * Unpublishes an item. Payload's button then puts the stored document into the form, without what was typed since the last
 * save, and reports that as saved. A withdrawal changes nothing that is in the form, so this one leaves it alone.
 */
export function UnpublishButton() {
  const { hasPublishedDoc, hasPublishPermission, id, incrementVersionCount, isTrashed, ...info } =
    useDocumentInfo();
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info;
  const { code, label } = useLocale();
  const { toggleModal } = useModal();
  const { path } = useApiPaths();
  const { i18n, t } = useTranslation();
  const [extent, setExtent] = useState<Extent>('all');
  if (!hasPublishPermission || !hasPublishedDoc || isTrashed) return null;
  const modal = `confirm-un-publish-${id}`;
  const locale = typeof label === 'string' ? label : (label[i18n.language] ?? code);

  function ask(what: Extent): void {
    setExtent(what);
    toggleModal(modal);
  }

  async function unpublish(): Promise<void> {
    const query = new URLSearchParams({ depth: '0', 'fallback-locale': 'null' });
    if (extent === 'all') query.set('unpublishAllLocales', 'true');
    else query.set('locale', code);
    const response = await fetch(`${path}?${query}`, {
      method: 'PATCH',
      headers: { 'Accept-Language': i18n.language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => null);
    if (!response?.ok) {
      const error = response && (await errorOf(response));
      toast.error(error?.message ?? t('error:unPublishingDocument'));
      return;
    }
    toast.success(t('version:unpublishedSuccessfully'));
    incrementVersionCount();
    setUnpublishedVersionCount(1);
    setMostRecentVersionIsAutosaved(false);
    setHasPublishedDoc(false);
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => ask('all')}>
        {t('version:unpublish')}
      </PopupList.Button>
      <PopupList.Button id="action-unpublish-locale" onClick={() => ask('language')}>
        {t('version:unpublishIn', { locale })}
      </PopupList.Button>
      <ConfirmationModal
        body={extent === 'all' ? t('version:aboutToUnpublish') : t('version:aboutToUnpublishIn', { locale })}
        confirmingLabel={t('version:unpublishing')}
        heading={t('version:confirmUnpublish')}
        modalSlug={modal}
        onConfirm={unpublish}
      />
    </>
  );
}
