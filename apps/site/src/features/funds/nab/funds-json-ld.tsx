import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FundWithStaleness } from '../summary.ts';

/**
 * JSON-LD of the funds, without values: schema.org has no property for a net asset value; `amount` would be the
 * invested sum.
 */
export function FundsJsonLd({ rows }: { rows: FundWithStaleness[] }) {
  const t = useTranslations('funds');
  const locale = useSiteLocale();
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
