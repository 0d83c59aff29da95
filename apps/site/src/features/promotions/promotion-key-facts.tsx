import { LANGUAGES, withoutLocale } from '@beranda/contract';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { Item } from '#src/content/items.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { PromotionPeriod } from './promotion-period.tsx';

type PromotionKeyFactsProps = {
  promotion: Item<'promotions'>;
  isRunning: boolean;
  /** The form with the promotion's product chosen; null if it cannot be applied for there. */
  registerUrl: string | null;
};

/** Period, quota and the statutory statements on supervision and deposit insurance. */
export function PromotionKeyFacts({ promotion, isRunning, registerUrl }: PromotionKeyFactsProps) {
  const t = useTranslations('promotions');
  const { settings } = useRequiredRootData();
  const { productUrl, category, quota, quotaLanguage } = promotion;
  const isForDeposits =
    category === 'savings' || Boolean(productUrl && withoutLocale(productUrl).startsWith('/simpanan/'));
  return (
    <aside aria-label={t('facts')} className="card h-fit p-6 lg:sticky lg:top-24 lg:order-last">
      <dl className="grid gap-5 sm:max-lg:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">{t('periodLabel')}</dt>
          <dd className="mt-1 font-bold">
            <PromotionPeriod {...promotion} />
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('quotaLabel')}</dt>
          <dd lang={LANGUAGES[quotaLanguage].tag} className="mt-1 font-bold">
            {quota}
          </dd>
        </div>
      </dl>
      {registerUrl && (
        <SiteLink to={registerUrl} className="button button-primary mt-6 w-full">
          {t('apply')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
      {isRunning && productUrl && productUrl !== registerUrl && (
        <SiteLink
          to={productUrl}
          className={`button w-full ${registerUrl ? 'button-quiet mt-3' : 'button-primary mt-6'}`}
        >
          {t('product')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
      <div className="mt-6 grid gap-3 border-line border-t pt-5 text-muted text-sm">
        <p>{settings.licenceStatement}</p>
        {isForDeposits && <p>{settings.depositGuarantee.note}</p>}
        {category === 'investments' && <p className="font-bold text-foreground">{t('notDeposits')}</p>}
      </div>
    </aside>
  );
}
