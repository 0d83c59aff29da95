import { LANGUAGE_TAGS, type NewsSummary } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { NewsArticle } from '#src/content/client.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { JsonLd } from '#src/shell/json-ld.tsx';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { useSiteConfig } from '#src/shell/site-config.tsx';
import { BackLink } from '#src/widgets/back-link/back-link.tsx';
import { Breadcrumbs } from '#src/widgets/breadcrumbs.tsx';
import { Icon } from '#src/widgets/icon.tsx';
import { languageOf } from '#src/widgets/news/language-of.ts';
import { NewsCard } from '#src/widgets/news/news-card.tsx';
import { NewsDate } from '#src/widgets/news/news-date.tsx';
import { NewsPicture } from '#src/widgets/news/news-picture.tsx';
import { RichText } from '#src/widgets/rich-text.tsx';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';
import { Share } from '#src/widgets/share/share.tsx';

export type NewsArticlePageData = { article: NewsArticle; alsoRead: NewsSummary[]; isPreview: boolean };

const BACK_TO = { path: '/news' };

export function Page() {
  const { article, alsoRead, isPreview } = useLoaderData<NewsArticlePageData>();
  const t = useTranslations('news');
  const tShell = useTranslations('shell');
  const locale = useLocale();
  const { siteUrl } = useSiteConfig();
  const isTranslated = article.language === locale;
  const url = `/news/${article.slug}`;
  return (
    <>
      <PageHead
        title={article.metaTitle ?? article.title}
        description={article.metaDescription ?? article.summary}
        languages={article.languages}
        type="article"
        image={article.cover ? { ...article.cover.original, alt: article.cover.alt } : undefined}
        publishedAt={article.publishedAt}
        isIndexed={!isPreview}
      />
      <NewsArticleJsonLd article={article} />
      {isPreview && <Notice text={tShell('previewNotice')} />}
      {!isTranslated && <Notice text={tShell('otherLanguageOnly')} />}
      <article className="pt-8 pb-20">
        <div className="container-text">
          <Breadcrumbs
            crumbs={[
              { text: t('title'), url: '/news' },
              { text: article.title, url },
            ]}
            lang={languageOf(article)}
          />
          <p className="eyebrow mt-10">{t(`topic.${article.topic}`)}</p>
          <h1 lang={languageOf(article)} className="mt-3 text-3xl md:text-[2.75rem]">
            {article.title}
          </h1>
          <NewsDate item={article} className="mt-5" />
          <p lang={languageOf(article)} className="mt-6 text-xl leading-relaxed">
            {article.summary}
          </p>
        </div>
        <div className="container-page mt-10 max-w-[1000px]">
          <NewsPicture
            item={article}
            sizes="(min-width: 1000px) 960px, 96vw"
            className="aspect-[16/9]"
            isPriority
          />
        </div>
        <div className="container-text mt-12">
          <div lang={languageOf(article)}>
            <RichText nodes={article.body} />
          </div>
          <div className="mt-12 border-line border-t pt-8 print:hidden">
            <Share url={siteUrl + inLocale(url, locale)} title={article.title} />
            <BackLink to={BACK_TO} className="mt-8">
              {t('back')}
            </BackLink>
          </div>
        </div>
      </article>
      {alsoRead.length > 0 && (
        <section className="border-line border-t bg-sand py-20">
          <div className="container-page">
            <h2 className="text-2xl md:text-3xl">{t('alsoRead')}</h2>
            <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
              {alsoRead.map((item) => (
                <li key={item.slug}>
                  <NewsCard item={item} />
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

function Notice({ text }: { text: string }) {
  return (
    <div className="border-line border-b bg-sand">
      <p className="container-page flex items-center gap-3 py-3 font-medium">
        <Icon name="warning" size={20} className="flex-none text-ember" />
        {text}
      </p>
    </div>
  );
}

function NewsArticleJsonLd({ article }: { article: NewsArticle }) {
  const { siteUrl } = useSiteConfig();
  const { settings } = useRequiredRootData();
  return (
    <JsonLd
      data={{
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.summary,
        inLanguage: LANGUAGE_TAGS[article.language],
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        mainEntityOfPage: siteUrl + inLocale(`/news/${article.slug}`, article.language),
        image: article.cover ? [siteUrl + article.cover.original.url] : undefined,
        author: { '@type': 'Organization', name: settings.bankName, url: siteUrl },
        publisher: { '@id': `${siteUrl}/#bank` },
      }}
    />
  );
}
