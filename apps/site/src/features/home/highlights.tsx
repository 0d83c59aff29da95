import { SiteLink } from '#src/app/site-link.tsx';
import { Carousel } from '#src/components/carousel/carousel.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { PromotionPeriod } from '#src/features/promotions/promotion-period.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { HighlightedPromotion } from './highlighted-promotions.server.ts';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** Carousel of running promotions. */
export function Highlights({ data: { home, promotions }, tone }: SectionProps) {
  const { eyebrow, title } = home.highlights;
  const t = useTranslations('promotions');
  return (
    <SectionBand id={sectionId('highlights')} tone={tone}>
      <Carousel
        label={title}
        heading={
          <div className="grow items-end gap-x-8 max-sm:basis-full lg:grid lg:grid-cols-[1fr_auto]">
            <p className="eyebrow col-span-full">{eyebrow}</p>
            <h2 className="section-title">{title}</h2>
            <SiteLink to="/promo" className="text-link max-sm:mt-3 sm:min-h-12">
              {t('allCategories')}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          </div>
        }
      >
        {promotions.map((promotion) => (
          <li key={promotion.slug}>
            <Highlight promotion={promotion} />
          </li>
        ))}
      </Carousel>
    </SectionBand>
  );
}

/** The picture fades into the dark card, on which the text stands. */
function Highlight({ promotion }: { promotion: HighlightedPromotion }) {
  const { slug, title, category, cover, isEndingSoon } = promotion;
  const t = useTranslations('promotions');
  const picture = 'highlight-picture';
  return (
    <article className="highlight dark-block on-dark">
      {cover ? (
        <Picture picture={cover} sizes="(min-width: 640px) 540px, 500px" className={picture} />
      ) : (
        <Poster slug={slug} className={picture} />
      )}
      <div className="highlight-text">
        <p className="flex flex-wrap gap-2">
          <span className="badge badge-outline light-scheme">{t(`category.${category}`)}</span>
          {isEndingSoon && <span className="badge badge-accent">{t('endingSoon')}</span>}
        </p>
        <h3 className="mt-3 text-2xl leading-snug">
          <SiteLink
            to={`/promo/${slug}`}
            lang={languageOf(promotion)}
            className="card-link hover:text-accent-bright"
          >
            {title}
          </SiteLink>
        </h3>
        <p className="mt-auto pt-2 text-muted-on-dark text-sm">
          <PromotionPeriod {...promotion} />
        </p>
      </div>
    </article>
  );
}
