import { useLoaderData } from 'react-router';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { PromotionCard } from '#src/features/promotions/promotion-card.tsx';
import { promotionsQuery } from '#src/features/promotions/promotions-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { PromoPageData } from './loader.server.ts';

const ALL = promotionsQuery.path;

export function Page() {
  const { category, categories, list } = useLoaderData<PromoPageData>();
  const t = useTranslations('promotions');
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
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {list.items.map((promotion) => (
            <li key={promotion.slug}>
              <PromotionCard promotion={promotion} headingLevel={2} from={from} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
