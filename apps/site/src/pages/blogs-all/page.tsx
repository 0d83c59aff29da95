import { useLoaderData } from 'react-router';
import { languageOf } from '#src/components/language-of.ts';
import { ArticleRow } from '#src/features/articles/article-row.tsx';
import { blogQuery } from '#src/features/articles/blog/blog-query.ts';
import { toBlogArticle } from '#src/features/articles/blog/to-blog-article.ts';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BlogsAllPageData } from './loader.server.ts';

export function Page() {
  const { list, tags, tag } = useLoaderData<BlogsAllPageData>();
  const t = useTranslations('blogs');
  const values = { tag: tag?.slug ?? null };
  return (
    <ListPage
      query={blogQuery}
      values={values}
      list={list}
      title={tag ? t('tagTitle', { tag: tag.title }) : t('all')}
      description={(bank) => t('allDescription', bank)}
      crumbs={[
        { text: t('title'), url: '/blogs' },
        { text: t('all'), url: blogQuery.path },
        ...(tag ? [{ text: tag.title, url: blogQuery.url(values), lang: languageOf(tag) }] : []),
      ]}
      feed={{ path: '/blogs/feed.xml', title: t('title') }}
      filter={
        tags.length > 0 && {
          parameter: 'tag',
          label: t('filter'),
          all: t('allTags'),
          choices: tags.map((one) => ({ value: one.slug, text: one.title, lang: languageOf(one) })),
        }
      }
      empty={{ title: t('empty'), text: t('emptyText') }}
    >
      {(from) => (
        <ul className="divide-line sm:divide-y">
          {list.items.map(toBlogArticle).map((article) => (
            <li key={article.slug}>
              <ArticleRow article={{ ...article, url: article.url + from }} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
