import { literacyTopics } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { ArticleList } from '#src/features/articles/article-list.tsx';
import { literacyQuery } from '#src/features/articles/literacy/literacy-query.ts';
import { useLiteracyArticleMapper } from '#src/features/articles/literacy/use-literacy-article-mapper.ts';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { LiteracyPageData } from './loader.server.ts';

export function Page() {
  const { list, topic } = useLoaderData<LiteracyPageData>();
  const t = useTranslations('literacy');
  const toArticle = useLiteracyArticleMapper();
  const articles = list.items.map(toArticle);
  return (
    <ListPage
      query={literacyQuery}
      values={{ topic }}
      list={list}
      title={topic ? t('titleOf', { topic: t(`topic.${topic}`) }) : t('title')}
      heading={topic ? t(`topic.${topic}`) : t('title')}
      lead={t('lead')}
      description={(bank) => t('description', bank)}
      crumbs={[
        { text: t('title'), url: literacyQuery.path },
        ...(topic ? [{ text: t(`topic.${topic}`), url: literacyQuery.url({ topic }) }] : []),
      ]}
      filter={{
        parameter: 'topic',
        label: t('topics'),
        all: t('allTopics'),
        choices: literacyTopics.map((value) => ({ value, text: t(`topic.${value}`) })),
      }}
      empty={{
        title: t('empty'),
        text: t(topic ? 'emptyTopicText' : 'emptyText'),
        ...(topic && { action: { text: t('allTopics'), url: literacyQuery.path } }),
      }}
    >
      {(from) => (
        <ArticleList
          articles={articles.map((article) => ({ ...article, url: article.url + from }))}
          first={t(list.page === 1 ? 'featured' : 'all')}
          others={t('all')}
        />
      )}
    </ListPage>
  );
}
