import { LANGUAGES } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { PromotionPeriod } from './promotion-period.tsx';
import type { RunningPromotion } from './running.server.ts';

type PromotionCardProps = {
  promotion: RunningPromotion;
  headingLevel?: 2 | 3;
  /** Query from `fromQuery`. */
  from?: string;
  /** Picture beside the text on tablets, for a card alone in its row. */
  isAlone?: boolean;
  /** One of two in its row on desktops. */
  isWide?: boolean;
};

/** Class of the list item around a card: the cards of a row share the rows for picture, text and period. */
export const PROMOTION_ITEM = 'sm:row-span-3 sm:mb-8 sm:grid sm:grid-rows-subgrid';

const SHARED_ROWS = {
  card: 'sm:row-span-3 sm:grid sm:grid-rows-subgrid',
  text: 'sm:row-span-2 sm:grid sm:grid-rows-subgrid',
};
const SHARED_ROWS_ALONE = {
  card: 'sm:row-span-3 sm:max-lg:flex-row sm:max-lg:items-center lg:grid lg:grid-rows-subgrid',
  text: 'lg:row-span-2 lg:grid lg:grid-rows-subgrid',
};

/** Promotion card with period and quota. */
export function PromotionCard({
  promotion,
  headingLevel = 3,
  from = '',
  isAlone = false,
  isWide = false,
}: PromotionCardProps) {
  const t = useTranslations('promotions');
  const Heading = `h${headingLevel}` as const;
  const lang = languageOf(promotion);
  const { slug, title, summary, category, cover, quota, quotaLanguage, isQuotaUsed, isEndingSoon } =
    promotion;
  const rows = isAlone ? SHARED_ROWS_ALONE : SHARED_ROWS;
  const shape = `aspect-[16/9] w-full ${isAlone ? 'sm:max-lg:ml-6 sm:max-lg:aspect-[4/3] sm:max-lg:w-[46%] sm:max-lg:rounded-field' : ''}`;
  return (
    <article className={`card group relative flex h-full flex-col overflow-hidden ${rows.card}`}>
      {cover ? (
        <Picture
          picture={cover}
          sizes={`(min-width: 1024px) ${isWide ? 590 : 380}px, (min-width: 640px) ${isAlone ? 62 : 46}vw, 92vw`}
          className={shape}
        />
      ) : (
        <Poster slug={slug} className={shape} />
      )}
      <div className={`flex flex-1 flex-col p-6 ${rows.text}`}>
        <div>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-bold text-accent-strong text-xs uppercase tracking-wider">
              {t(`category.${category}`)}
            </span>
            {isQuotaUsed && <span className="badge badge-warning">{t('quotaUsed')}</span>}
            {isEndingSoon && !isQuotaUsed && <span className="badge badge-accent">{t('endingSoon')}</span>}
          </p>
          <Heading className="mt-2 text-xl leading-snug">
            <SiteLink to={`/promo/${slug}${from}`} lang={lang} className="card-link group-hover:text-primary">
              {title}
            </SiteLink>
          </Heading>
          <p lang={lang} className="mt-2 mb-5 text-muted">
            {summary}
          </p>
        </div>
        <div className={`mt-auto flex flex-col ${isAlone ? 'lg:mt-0' : 'sm:mt-0'}`}>
          <dl className="grid gap-2 border-line border-t pt-4 text-sm">
            <div className="flex gap-3">
              <dt>
                <Icon name="clock" size={18} className="mt-0.5 text-primary" />
                <span className="sr-only">{t('periodLabel')}</span>
              </dt>
              <dd>
                <PromotionPeriod {...promotion} />
              </dd>
            </div>
            <div className="flex gap-3">
              <dt>
                <Icon name="package" size={18} className="mt-0.5 text-primary" />
                <span className="sr-only">{t('quotaLabel')}</span>
              </dt>
              <dd lang={LANGUAGES[quotaLanguage].tag}>{quota}</dd>
            </div>
          </dl>
          <span aria-hidden="true" className="text-link mt-auto pt-4">
            {t('seeTerms')}
            <Icon name="arrow-right" size={18} />
          </span>
        </div>
      </div>
    </article>
  );
}
