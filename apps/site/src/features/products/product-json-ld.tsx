import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import type { ProductPageData } from './product-data.ts';

/** JSON-LD of a product. */
export function ProductJsonLd({ product, structured }: Pick<ProductPageData, 'product' | 'structured'>) {
  const { siteUrl } = useSiteConfig();
  const { slug, language, cover } = product;
  return (
    <JsonLd
      data={{
        ...structured,
        url: siteUrl + inLocale(`/${slug}`, language),
        image: cover ? siteUrl + cover.original.url : undefined,
        provider: { '@id': `${siteUrl}/#bank` },
      }}
    />
  );
}
