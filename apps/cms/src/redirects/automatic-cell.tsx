'use client';

import { useTranslation } from '@payloadcms/ui';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const automatic = bilingual('Otomatis', 'Automatic');

/** Names in the list the redirects that made themselves; all others are staff's own. */
export function AutomaticCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation();
  return cellData === true ? <span>{inLanguageOf({ i18n }, automatic)}</span> : null;
}
