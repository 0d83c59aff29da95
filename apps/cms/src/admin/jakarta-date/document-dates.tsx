'use client';

import './document-dates.css';
import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';

/**
 * When a document was changed and created, in Jakarta's time, in place of Payload's two lines (hidden by the style sheet),
 * which have no slot and the time zone of the browser.
 */
export function DocumentDates() {
  const { data, isTrashed, savedDocumentData } = useDocumentInfo();
  const { i18n, t } = useTranslation();
  const anchor = useRef<HTMLSpanElement>(null);
  const [list, setList] = useState<Element | null>(null);
  useEffect(() => {
    setList(anchor.current?.closest('.doc-controls')?.querySelector('.doc-controls__meta') ?? null);
  }, []);
  const { createdAt, updatedAt } = savedDocumentData ?? data ?? {};
  const lines = [
    { label: t(isTrashed ? 'general:deleted' : 'general:lastModified'), time: updatedAt },
    { label: t('general:created'), time: createdAt },
  ];
  return (
    <>
      <span hidden ref={anchor} />
      {list &&
        createPortal(
          lines.map(
            ({ label, time }) =>
              typeof time === 'string' && (
                <li className="doc-controls__list-item document-date" key={label}>
                  <p className="doc-controls__label">{label}:&nbsp;</p>
                  <p className="doc-controls__value">
                    <time dateTime={time}>{formatJakartaTime(time, userLocale(i18n.language))}</time>
                  </p>
                </li>
              ),
          ),
          list,
        )}
    </>
  );
}
