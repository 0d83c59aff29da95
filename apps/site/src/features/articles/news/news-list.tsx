import { newsTopics } from '@beranda/contract';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { ArticleList } from '../article-list.tsx';
import type { NewsListData } from './load-news.server.ts';
import { MAIN_NEWS, type NewsBase } from './news-base.ts';
import { newsQuery } from './news-query.ts';
import { useNewsArticleMapper } from './use-news-article-mapper.ts';

/** The list of news on the site, or inside the bank's app. */
export function NewsList({ list, topic, base = MAIN_NEWS }: NewsListData & { base?: NewsBase }) {
  const t = useTranslations('news');
  const toArticle = useNewsArticleMapper(base);
  const articles = list.items.map(toArticle);
  const crumbs = [{ text: t('title'), url: newsQuery.path }];
  if (topic) crumbs.push({ text: t(`topic.${topic}`), url: newsQuery.url({ topic }) });
  return (
    <ListPage
      query={newsQuery}
      values={{ topic }}
      path={base}
      list={list}
      title={topic ? t('topicTitle', { topic: t(`topic.${topic}`) }) : t('title')}
      lead={t('lead')}
      description={(bank) => t('description', bank)}
      crumbs={crumbs}
      feed={{ path: '/feed.xml' }}
      filter={{
        parameter: 'topic',
        label: t('byTopic'),
        all: t('all'),
        choices: newsTopics.map((value) => ({ value, text: t(`topic.${value}`) })),
      }}
      empty={{
        title: t('empty'),
        text: t(topic ? 'emptyTopic' : 'emptyText'),
        ...(topic && { action: { text: t('all'), url: base } }),
      }}
    >
      {(from) => (
        <ArticleList
          articles={articles.map((article) => ({ ...article, url: article.url + from }))}
          first={t(list.page === 1 ? 'featured' : 'others')}
          others={t(topic ? 'others' : 'all')}
        />
      )}
    </ListPage>
  );
}
