'use client';

import { useTranslation } from '@payloadcms/ui';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';

/** A time in Jakarta in a list. Payload passes a text of its own where there is none. */
export function JakartaDateCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation();
  if (typeof cellData !== 'string' || Number.isNaN(Date.parse(cellData))) return <span>–</span>;
  return <time dateTime={cellData}>{formatJakartaTime(cellData, userLocale(i18n.language))}</time>;
}
