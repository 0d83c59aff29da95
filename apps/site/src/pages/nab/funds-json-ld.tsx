import { useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { JsonLd } from '#src/shell/json-ld.tsx';
import { useSiteConfig } from '#src/shell/site-config.tsx';
import type { AgedFund } from '#src/widgets/funds/summary.ts';

/**
 * For search engines: which funds there are. Their values are left out, because the vocabulary has no property for
 * the value of a unit; `amount` would be what somebody has put in.
 */
export function FundsJsonLd({ rows }: { rows: AgedFund[] }) {
  const t = useTranslations('funds');
  const locale = useLocale();
  const { siteUrl } = useSiteConfig();
  if (rows.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: rows.map(({ slug, name, kind }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'InvestmentFund',
            name,
            category: t(`kind.${kind}`),
            url: `${siteUrl}${inLocale('/nab', locale)}?fund=${slug}`,
          },
        })),
      }}
    />
  );
}
