import { useLoaderData } from 'react-router';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { BackLink } from '#src/components/back-link/back-link.tsx';
import { Breadcrumbs } from '#src/components/breadcrumbs.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Share } from '#src/components/share/share.tsx';
import type { Item } from '#src/content/items.ts';
import { ItemHead } from '#src/features/items/item-head.tsx';
import { PROMOTION_ITEM, PromotionCard } from '#src/features/promotions/promotion-card.tsx';
import { PromotionKeyFacts } from '#src/features/promotions/promotion-key-facts.tsx';
import { PromotionNotice } from '#src/features/promotions/promotion-notice.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { PromotionPageData } from './loader.server.ts';

const BACK_TO = { path: '/promo' };

export function Page() {
  const { promotion, state, registerUrl, others, isPreview } = useLoaderData<PromotionPageData>();
  const t = useTranslations('promotions');
  const locale = useSiteLocale();
  const { siteUrl } = useSiteConfig();
  const lang = languageOf(promotion);
  const url = `/promo/${promotion.slug}`;
  return (
    <>
      <ItemHead
        item={promotion}
        description={promotion.summary}
        isPreview={isPreview}
        isIndexed={state === 'running'}
      />
      {state === 'running' && <PromotionJsonLd promotion={promotion} />}
      <article className="pt-7 pb-section">
        <div className="container-page">
          <Breadcrumbs
            crumbs={[
              { text: t('title'), url: '/promo' },
              { text: promotion.title, url },
            ]}
            lang={lang}
          />
          <p className="eyebrow mt-10">{t(`category.${promotion.category}`)}</p>
          <h1 lang={lang} className="mt-3 max-w-4xl text-title">
            {promotion.title}
          </h1>
          <p lang={lang} className="mt-5 max-w-text text-lead">
            {promotion.summary}
          </p>
          <PromotionNotice promotion={promotion} state={state} />
          <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-16">
            <PromotionKeyFacts
              promotion={promotion}
              isRunning={state === 'running'}
              registerUrl={registerUrl}
            />
            <div className="min-w-0">
              {promotion.cover ? (
                <Picture
                  picture={promotion.cover}
                  sizes="(min-width: 1024px) 780px, 92vw"
                  className="aspect-[16/9] w-full rounded-card"
                  isPriority
                />
              ) : (
                <Poster slug={promotion.slug} className="aspect-[16/9] w-full rounded-card" />
              )}
              <div lang={lang} className="mt-10">
                <RichText nodes={promotion.body} />
              </div>
              <section className="mt-12 border-line border-t pt-8">
                <h2 className="text-2xl">{t('terms')}</h2>
                <div lang={lang} className="mt-4">
                  <RichText nodes={promotion.terms} />
                </div>
              </section>
            </div>
          </div>
          <div className="mt-12 border-line border-t pt-8 print:hidden">
            <Share url={siteUrl + inLocale(url, locale)} title={promotion.title} />
            <BackLink to={BACK_TO} className="mt-8">
              {t('back')}
            </BackLink>
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <section className="border-line border-t bg-surface-alt py-section print:hidden">
          <div className="container-page">
            <h2 className="text-2xl md:text-3xl">{t('others')}</h2>
            <ul className="mt-8 grid gap-6 sm:-mb-8 sm:grid-cols-2 sm:gap-y-0 lg:grid-cols-3 lg:gap-x-8">
              {others.map((other, index) => (
                <li key={other.slug} className={`sm:max-lg:last:odd:col-span-2 ${PROMOTION_ITEM}`}>
                  <PromotionCard promotion={other} isAlone={index % 2 === 0 && index === others.length - 1} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <ScrollToTop />
    </>
  );
}

function PromotionJsonLd({ promotion }: { promotion: Item<'promotions'> }) {
  const { siteUrl } = useSiteConfig();
  const { slug, language, title, summary, from, until, cover } = promotion;
  return (
    <JsonLd
      data={{
        '@type': 'Offer',
        name: title,
        description: summary,
        url: siteUrl + inLocale(`/promo/${slug}`, language),
        validFrom: from,
        validThrough: until,
        image: cover ? siteUrl + cover.original.url : undefined,
        offeredBy: { '@id': `${siteUrl}/#bank` },
      }}
    />
  );
}
