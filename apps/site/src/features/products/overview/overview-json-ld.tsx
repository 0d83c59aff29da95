import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import type { OverviewProduct } from './overview-data.ts';

/** JSON-LD of the list; each product describes itself on its own page. */
export function OverviewJsonLd({ products }: { products: readonly OverviewProduct[] }) {
  const { siteUrl } = useSiteConfig();
  if (products.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: products.map(({ slug, title, language }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: siteUrl + inLocale(`/${slug}`, language),
        })),
      }}
    />
  );
}
