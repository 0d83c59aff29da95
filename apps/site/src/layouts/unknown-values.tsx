import { useMatches } from 'react-router';
import { PageNotice } from '#src/components/page-notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { findLoaderData } from './loader-data.ts';

/** Says which choices of the address the page does not have (`reportUnknown` of its loader). */
export function UnknownValues() {
  const t = useTranslations('app');
  const values = findLoaderData(useMatches(), 'unknownValues');
  return typeof values === 'string' && <PageNotice text={t('unknownValues', { values })} />;
}
