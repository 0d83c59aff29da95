import { LANGUAGES } from '@beranda/contract';
import { JsonLd } from '#src/app/json-ld.tsx';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import type { Article } from './article.ts';

/** Type of schema.org. */
export type ArticleType = 'NewsArticle' | 'BlogPosting' | 'Article';

type ArticleJsonLdProps = {
  type: ArticleType;
  article: Article;
  textChangedAt: string;
};

/** JSON-LD of an article. */
export function ArticleJsonLd({ type, article, textChangedAt }: ArticleJsonLdProps) {
  const { siteUrl } = useSiteConfig();
  const { settings } = useRequiredRootData();
  return (
    <JsonLd
      data={{
        '@type': type,
        headline: article.title,
        description: article.summary,
        inLanguage: LANGUAGES[article.language].tag,
        datePublished: article.publishedAt,
        dateModified: textChangedAt,
        mainEntityOfPage: siteUrl + inLocale(article.url, article.language),
        image: article.cover ? [siteUrl + article.cover.original.url] : undefined,
        author: { '@type': 'Organization', name: article.author || settings.bankName, url: siteUrl },
        publisher: { '@id': `${siteUrl}/#bank` },
      }}
    />
  );
}
