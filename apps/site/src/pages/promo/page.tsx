import type { PromotionCategory } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { fromQuery } from '#src/components/back-link/from-query.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { pageUrl } from '#src/components/pagination/page-url.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { PromotionCard } from '#src/features/promotions/promotion-card.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { PromoPageData } from './loader.server.ts';

const ALL = '/promo';
const addressOf = (category: PromotionCategory | null) => (category ? `${ALL}?category=${category}` : ALL);

export function Page() {
  const { category, categories, list } = useLoaderData<PromoPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('promotions');
  const locale = useSiteLocale();
  const name = category ? t('categoryTitle', { category: t(`category.${category}`) }) : t('title');
  const url = addressOf(category);
  const from = fromQuery(url, list.page);
  return (
    <>
      <PageHead
        title={list.page > 1 && !category ? t('pageTitle', { page: list.page }) : name}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={pageUrl(url, list.page).slice(ALL.length)}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${t('title')} · ${settings.bankName}`}
        href={inLocale('/promo/feed.xml', locale)}
      />
      <PageHeader crumbs={[{ text: t('title'), url: ALL }]} title={name} lead={t('lead')}>
        {categories.length > 1 && (
          <Tags
            label={t('categories')}
            current={url}
            tags={[
              { text: t('allCategories'), url: ALL },
              ...categories.map((one) => ({ text: t(`category.${one}`), url: addressOf(one) })),
            ]}
          />
        )}
      </PageHeader>
      <div className="container-page pt-10 pb-24">
        {list.items.length === 0 ? (
          <EmptyState
            title={t(category ? 'emptyCategory' : 'empty')}
            text={t(category ? 'emptyCategoryText' : 'emptyText')}
            action={category ? { text: t('allCategories'), url: ALL } : undefined}
          />
        ) : (
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {list.items.map((promotion) => (
              <li key={promotion.slug}>
                <PromotionCard promotion={promotion} headingLevel={2} from={from} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-16">
          <ListPages url={url} {...list} />
        </div>
      </div>
      <ScrollToTop />
    </>
  );
}
