'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

/** The language of the screen, and the address of the accounts. */
export function useAccountScreen() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  return {
    language: i18n.language,
    usersPath: `${config.routes.api}/${config.admin.user}`,
    translate: (text: Bilingual) => inLanguageOf({ i18n }, text),
  };
}
