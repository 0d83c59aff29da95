import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ProductLink } from './product-terms-note.tsx';

type PromotionNoteProps = { product: Pick<ProductLink, 'text' | 'promotion'> | null };

/** Says that the calculator starts from the product's own rate and not from that of its running promotion. */
export function PromotionNote({ product }: PromotionNoteProps) {
  const t = useTranslations('calculatorPages');
  if (!product?.promotion) return null;
  const { slug, title, language, period } = product.promotion;
  return (
    <p className="mb-8 max-w-text text-muted">
      {t.rich('loan.promotion', {
        product: product.text,
        promotion: title,
        period,
        link: (text) => (
          <SiteLink to={`/promo/${slug}`} lang={languageOf({ language })} className="link">
            {text}
          </SiteLink>
        ),
      })}
    </p>
  );
}
