import { LANGUAGES, type Locale } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { SiteLink } from '#src/app/site-link.tsx';

export type ProductTermsSource = { slug: string; name: string; language: Locale };

/** Names the product whose terms the calculator uses. */
export function ProductTermsNote({ product }: { product: ProductTermsSource | null }) {
  const t = useTranslations('calculators');
  if (!product) return null;
  return (
    <p className="mb-4 text-muted">
      {t('productRate')}{' '}
      <SiteLink to={`/${product.slug}`} className="link" lang={LANGUAGES[product.language].tag}>
        {product.name}
      </SiteLink>
    </p>
  );
}
