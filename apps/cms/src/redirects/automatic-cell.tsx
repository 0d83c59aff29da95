'use client';

import { useTranslation } from '@payloadcms/ui';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const automatic = bilingual('Otomatis', 'Automatic');

/** Marks automatic redirects in the list. */
export function AutomaticCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation();
  return cellData === true ? <span>{inLanguageOf({ i18n }, automatic)}</span> : null;
}
