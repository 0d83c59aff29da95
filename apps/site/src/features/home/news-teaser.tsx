import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { Article } from '#src/features/articles/article.ts';
import { ArticleDate } from '#src/features/articles/article-date.tsx';
import { ArticleLink } from '#src/features/articles/article-link.tsx';
import { ArticlePicture } from '#src/features/articles/article-picture.tsx';
import { useNewsArticleMapper } from '#src/features/articles/news/use-news-article-mapper.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** Latest news: one large, the others small. */
export function NewsTeaser({ data: { home, news }, tone }: SectionProps) {
  const t = useTranslations('home');
  const tNews = useTranslations('news');
  const toArticle = useNewsArticleMapper();
  const [first, ...others] = news.map(toArticle);
  return (
    <SectionBand
      id={sectionId('news')}
      tone={tone}
      eyebrow={home.news.eyebrow}
      title={home.news.title}
      action={
        <SiteLink to="/news" className="text-link">
          {t('allNews')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      }
    >
      {!first && <EmptyState title={tNews('empty')} text={tNews('emptyText')} />}
      <div className="grid grid-cols-1 gap-7 lg:grid-cols-[1.1fr_1fr] lg:gap-12">
        {first && <Large item={first} />}
        <ul>
          {others.map((item) => (
            <li key={item.slug} className="border-line border-b py-4 first:pt-0 sm:py-5 last:border-b-0">
              <Small item={item} />
            </li>
          ))}
        </ul>
      </div>
    </SectionBand>
  );
}

function Large({ item }: { item: Article }) {
  return (
    <article className="group relative">
      <ArticlePicture article={item} sizes="(min-width: 1024px) 640px, 92vw" className="aspect-[16/10]" />
      <h3 className="mt-4 text-xl leading-snug md:text-2xl">
        <ArticleLink article={item} />
      </h3>
      <ArticleDate article={item} className="mt-2" />
    </article>
  );
}

function Small({ item }: { item: Article }) {
  return (
    <article className="group relative flex items-center gap-5 max-[18rem]:flex-col max-[18rem]:items-start">
      <ArticlePicture
        article={item}
        sizes="(min-width: 640px) 148px, 96px"
        className="aspect-[4/3] max-w-24 flex-none sm:max-w-37"
      />
      <div>
        <h3 className="font-semibold leading-snug tracking-tight sm:line-clamp-3 sm:text-lg">
          <ArticleLink article={item} />
        </h3>
        <ArticleDate article={item} className="mt-2" />
      </div>
    </article>
  );
}
