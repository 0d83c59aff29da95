import { newsTopics } from '@beranda/contract';
import { useTranslations } from 'use-intl';
import { fromQuery } from '#src/components/back-link/from-query.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { Tags } from '#src/components/tags/tags.tsx';
import { ArticleGrid } from '../article-card.tsx';
import { FeaturedArticle } from '../featured-article.tsx';
import type { NewsListData } from './load-news.server.ts';
import { MAIN_NEWS, type NewsBase } from './news-base.ts';
import { useNewsArticle } from './use-news-article.ts';

type NewsListProps = NewsListData & { base?: NewsBase };

/** Title of a list page: by topic and page number. */
export function useNewsTitle({ list, topic }: NewsListData) {
  const t = useTranslations('news');
  const heading = topic ? t('topicTitle', { topic: t(`topic.${topic}`) }) : t('title');
  return { heading, title: list.page === 1 ? heading : t('pageTitle', { title: heading, page: list.page }) };
}

const urlIn = (base: NewsBase, topic: string | null) => (topic ? `${base}?topic=${topic}` : base);

/** Links to the news of each topic, and to all. */
export function NewsTopics({ topic, base = MAIN_NEWS }: Pick<NewsListProps, 'topic' | 'base'>) {
  const t = useTranslations('news');
  const topics = newsTopics.map((one) => ({ text: t(`topic.${one}`), url: urlIn(base, one) }));
  const tags = [{ text: t('all'), url: base }, ...topics];
  return <Tags label={t('byTopic')} tags={tags} current={urlIn(base, topic)} />;
}

/** News list: the newest item large, then the others, then pagination. */
export function NewsList({ list, topic, base = MAIN_NEWS }: NewsListProps) {
  const t = useTranslations('news');
  const url = urlIn(base, topic);
  const from = fromQuery(url, list.page);
  const articles = list.items.map(useNewsArticle(base));
  const [first, ...others] = articles.map((article) => ({ ...article, url: article.url + from }));
  return (
    <div className="container-page pb-24">
      {!first && (
        <EmptyState
          title={t('empty')}
          text={t(topic ? 'emptyTopic' : 'emptyText')}
          action={topic ? { text: t('all'), url: base } : undefined}
        />
      )}
      {first && (
        <section aria-label={t(list.page === 1 ? 'featured' : 'others')} className="mt-8">
          <FeaturedArticle article={first} />
        </section>
      )}
      {others.length > 0 && (
        <section className="mt-16">
          <h2 className="text-2xl">{t(topic ? 'others' : 'all')}</h2>
          <ArticleGrid articles={others} className="mt-6" />
        </section>
      )}
      <div className="mt-16">
        <ListPages url={url} {...list} />
      </div>
    </div>
  );
}
