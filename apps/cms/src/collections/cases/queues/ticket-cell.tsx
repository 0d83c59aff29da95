'use client';

import './case-cells.css';
import { Link, useConfig, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const unread = bilingual('Belum dibuka', 'Unread');

/** The ticket of a case in the list; bold, with a mark and words, until somebody has opened it. */
export function TicketCell({ cellData, link, linkURL, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation();
  const { routes } = useConfig().config;
  const isUnread = !rowData.firstReadAt && rowData.status === 'new';
  const content = (
    <>
      {isUnread && (
        <span aria-hidden className="case-ticket__mark">
          ●{' '}
        </span>
      )}
      {String(cellData)}
      {isUnread && <span className="case-ticket__unread"> {inLanguageOf({ i18n }, unread)}</span>}
    </>
  );
  const className = isUnread ? 'case-ticket case-ticket--unread' : 'case-ticket';
  if (!link) return <span className={className}>{content}</span>;
  return (
    <Link
      className={className}
      href={linkURL ?? `${routes.admin}/collections/cases/${rowData.id}`}
      prefetch={false}
    >
      {content}
    </Link>
  );
}
