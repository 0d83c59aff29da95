import type { Locale } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { ProductPromotionData } from '#src/features/promotions/promotion-of-product.server.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

export type ProductLink = {
  url: string;
  text: string;
  language: Locale;
  /** Whether the form of registration offers it. */
  isInForms: boolean;
  /** The running promotion of a loan, whose terms are not those of the calculator. */
  promotion: Pick<ProductPromotionData, 'slug' | 'title' | 'language' | 'period'> | null;
};

/** Names the product whose terms the calculator uses. */
export function ProductTermsNote({ url, text, language }: Omit<ProductLink, 'isInForms' | 'promotion'>) {
  const t = useTranslations('products');
  return (
    <p className="mb-4 text-muted">
      {t('productRate')}{' '}
      <SiteLink to={url} lang={languageOf({ language })} className="link">
        {text}
      </SiteLink>
    </p>
  );
}
