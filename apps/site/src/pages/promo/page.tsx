import { useLoaderData } from 'react-router';
import { wideCards } from '#src/components/card/wide-cards.ts';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { PROMOTION_ITEM, PromotionCard } from '#src/features/promotions/promotion-card.tsx';
import { promotionsQuery } from '#src/features/promotions/promotions-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { PromoPageData } from './loader.server.ts';

const ALL = promotionsQuery.path;

export function Page() {
  const { category, categories, list } = useLoaderData<PromoPageData>();
  const t = useTranslations('promotions');
  const wide = wideCards(list.items.length);
  return (
    <ListPage
      query={promotionsQuery}
      values={{ category }}
      list={list}
      title={category ? t('categoryTitle', { category: t(`category.${category}`) }) : t('title')}
      lead={t('lead')}
      description={(bank) => t('description', bank)}
      crumbs={[{ text: t('title'), url: ALL }]}
      feed={{ path: '/promo/feed.xml', title: t('title') }}
      filter={
        categories.length > 1 && {
          parameter: 'category',
          label: t('categories'),
          all: t('allCategories'),
          choices: categories.map((value) => ({ value, text: t(`category.${value}`) })),
        }
      }
      empty={{
        title: t(category ? 'emptyCategory' : 'empty'),
        text: t(category ? 'emptyCategoryText' : 'emptyText'),
        ...(category && { action: { text: t('allCategories'), url: ALL } }),
      }}
    >
      {(from) => (
        <ul className="mt-10 grid gap-6 sm:-mb-8 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-0 lg:grid-cols-6">
          {list.items.map((promotion, index) => (
            <li
              key={promotion.slug}
              className={`sm:max-lg:last:odd:col-span-2 ${PROMOTION_ITEM} ${index < wide ? 'lg:col-span-3' : 'lg:col-span-2'}`}
            >
              <PromotionCard
                promotion={promotion}
                headingLevel={2}
                from={from}
                isWide={index < wide}
                isAlone={index === list.items.length - 1 && index % 2 === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
