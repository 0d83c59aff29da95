import { LANGUAGES } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PromotionPeriod } from '#src/features/promotions/promotion-period.tsx';
import type { RunningPromotion } from '#src/features/promotions/running.server.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** The product's own promotion, with period and quota, as advertising rules require. */
export function ProductPromotion({ promotion }: { promotion: RunningPromotion }) {
  const t = useTranslations('products');
  const { slug, title, summary, quota, quotaLanguage } = promotion;
  const lang = languageOf(promotion);
  return (
    <section
      aria-label={t('promotion')}
      className="group relative grid items-center gap-x-10 gap-y-6 rounded-card border border-accent bg-accent-soft p-6 sm:p-8 lg:grid-cols-[1fr_auto]"
    >
      <div>
        <p className="eyebrow">{t('promotion')}</p>
        <h2 lang={lang} className="mt-2 text-2xl">
          <SiteLink to={`/promo/${slug}`} className="card-link group-hover:text-primary">
            {title}
          </SiteLink>
        </h2>
        <p lang={lang} className="mt-2 max-w-text">
          {summary}
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <span className="flex gap-2">
            <Icon name="clock" size={18} className="flex-none text-accent-strong" />
            <PromotionPeriod {...promotion} />
          </span>
          <span className="flex gap-2" lang={LANGUAGES[quotaLanguage].tag}>
            <Icon name="package" size={18} className="flex-none text-accent-strong" />
            {quota}
          </span>
        </p>
      </div>
      <span aria-hidden="true" className="text-link max-lg:hidden">
        {t('promotionTerms')}
        <Icon name="arrow-right" size={18} />
      </span>
    </section>
  );
}
