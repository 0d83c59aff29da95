import { useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageNotice } from '#src/components/page-notice.tsx';

/** Values of the address that the page does not offer (`reportUnknown` of its loader). */
export function unknownValuesIn(matches: readonly { loaderData: unknown }[]): readonly string[] {
  return matches.flatMap(({ loaderData }) =>
    typeof loaderData === 'object' && loaderData !== null && 'unknownValues' in loaderData
      ? (loaderData.unknownValues as string[])
      : [],
  );
}

/** Says which choices of the address the page does not have, so that nobody takes it for what was asked for. */
export function UnknownValues() {
  const t = useTranslations('app');
  const values = unknownValuesIn(useMatches());
  if (values.length === 0) return null;
  return <PageNotice text={t('unknownValues', { values: values.map((value) => `“${value}”`).join(', ') })} />;
}
