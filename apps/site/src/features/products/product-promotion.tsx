import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { ProductPromotionData } from '#src/features/promotions/promotion-of-product.server.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** The product's own promotion, with period and quota, as advertising rules require. */
export function ProductPromotion({ promotion }: { promotion: ProductPromotionData }) {
  const t = useTranslations('products');
  const { slug, title, summary, quota, quotaLang, period } = promotion;
  const lang = languageOf(promotion);
  return (
    <section
      aria-label={t('promotion')}
      className="group relative grid items-center gap-x-10 gap-y-6 rounded-card border border-accent bg-accent-soft p-6 sm:p-8 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="eyebrow text-foreground">{t('promotion')}</p>
        <h2 lang={lang} className="mt-2 text-2xl">
          <SiteLink to={`/promo/${slug}`} className="card-link group-hover:text-primary">
            {title}
          </SiteLink>
        </h2>
        <p lang={lang} className="mt-2 max-w-text">
          {summary}
        </p>
        <p className="mt-4 font-semibold text-sm">
          {period} · <span lang={quotaLang}>{quota}</span>
        </p>
      </div>
      <span aria-hidden="true" className="text-link">
        {t('promotionTerms')}
        <Icon name="arrow-right" size={18} />
      </span>
    </section>
  );
}
