import type { ReactNode } from 'react';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { BackLink } from '#src/components/back-link/back-link.tsx';
import type { BackTo } from '#src/components/back-link/back-target.ts';
import { Breadcrumbs, type Crumb } from '#src/components/breadcrumbs.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { RichText } from '#src/components/rich-text.tsx';
import { Share } from '#src/components/share/share.tsx';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Article } from './article.ts';
import { ArticleDate } from './article-date.tsx';
import { ArticlePicture } from './article-picture.tsx';

type ArticleViewProps = {
  article: Article & { body: RichTextNode[] };
  /** Breadcrumbs without the article itself; none if not given. */
  crumbs?: Crumb[];
  /** Default: all blogs. */
  backTo?: BackTo;
  backText: string;
  /** Shared URL without language prefix, if it is not the article's own. */
  sharedAs?: string;
  /** Asks whether it was helpful; a prop, so that pages without have no code for it. */
  feedback?: ReactNode;
  /** Below the text: tags, attachments. */
  children?: ReactNode;
};

/** Article page: title, date, picture, text, share buttons and related articles. */
export function ArticleView(props: ArticleViewProps) {
  const { article, crumbs, backTo, backText, sharedAs, feedback, children } = props;
  const t = useTranslations('article');
  const locale = useSiteLocale();
  const { siteUrl } = useSiteConfig();
  const lang = languageOf(article);
  // On phones the breadcrumbs just above end with the same words.
  const isRepeated = crumbs !== undefined && crumbs.at(-1)?.text === article.eyebrow;
  return (
    <article className="pt-7 pb-section">
      <div className="container-text">
        {crumbs && (
          <Breadcrumbs crumbs={[...crumbs, { text: article.title, url: article.url }]} lang={lang} />
        )}
        {article.eyebrow && (
          <p
            lang={article.eyebrowLang}
            className={`eyebrow ${crumbs ? 'mt-10' : ''} ${isRepeated ? 'max-sm:hidden' : ''}`}
          >
            {article.eyebrow}
          </p>
        )}
        <h1 lang={lang} className={`mt-3 text-3xl md:text-[2.75rem] ${isRepeated ? 'max-sm:mt-6' : ''}`}>
          {article.title}
        </h1>
        {article.author && <p className="mt-5 font-semibold">{t('by', { author: article.author })}</p>}
        <ArticleDate article={article} className={article.author ? 'mt-1' : 'mt-5'} />
        <p lang={lang} className="mt-6 text-xl leading-relaxed">
          {article.summary}
        </p>
      </div>
      <div className="container-page mt-10 max-w-[1000px]">
        <ArticlePicture
          article={article}
          sizes="(min-width: 1000px) 960px, 96vw"
          className="aspect-[16/9]"
          isPriority
        />
      </div>
      <div className="container-text mt-12">
        <div lang={lang}>
          <RichText nodes={article.body} />
        </div>
        {children}
        <div className="mt-12 border-line border-t pt-8 print:hidden">
          {feedback}
          <Share url={siteUrl + inLocale(sharedAs ?? article.url, locale)} title={article.title} />
          <BackLink to={backTo} className="mt-8">
            {backText}
          </BackLink>
        </div>
      </div>
    </article>
  );
}
