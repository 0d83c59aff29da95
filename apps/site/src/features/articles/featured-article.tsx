import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Article } from './article.ts';
import { ArticleDate } from './article-date.tsx';
import { ArticleEyebrow } from './article-eyebrow.tsx';
import { ArticleLink } from './article-link.tsx';
import { ArticlePicture } from './article-picture.tsx';

/** The first, large article of a list. */
export function FeaturedArticle({ article }: { article: Article }) {
  const t = useTranslations('article');
  return (
    <article className="card group relative grid grid-cols-1 overflow-hidden lg:grid-cols-[1.25fr_1fr]">
      <ArticlePicture
        article={article}
        sizes="(min-width: 1024px) 660px, 92vw"
        className="aspect-[16/10] h-full rounded-none"
        isPriority
      />
      <div className="flex flex-col justify-center p-6 md:p-10">
        <ArticleEyebrow article={article} />
        <h2 className="mt-3 text-2xl leading-tight md:text-3xl">
          <ArticleLink article={article} />
        </h2>
        <p lang={languageOf(article)} className="mt-4 text-muted">
          {article.summary}
        </p>
        <ArticleDate article={article} className="mt-4" />
        <p className="text-link mt-6" aria-hidden="true">
          {t('readMore')}
          <Icon name="arrow-right" size={18} />
        </p>
      </div>
    </article>
  );
}
