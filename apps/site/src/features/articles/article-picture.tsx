import { Picture } from '#src/components/picture.tsx';
import { Poster } from '#src/components/poster/poster.tsx';
import type { Article } from './article.ts';

type ArticlePictureProps = {
  article: Pick<Article, 'cover' | 'slug'>;
  sizes: string;
  className: string;
  isPriority?: boolean;
};

/** Cover of an article, or a generated poster. */
export function ArticlePicture({ article, sizes, className, isPriority }: ArticlePictureProps) {
  const shape = `w-full rounded-card ${className}`;
  if (!article.cover) return <Poster slug={article.slug} className={shape} />;
  return <Picture picture={article.cover} sizes={sizes} className={shape} isPriority={isPriority} />;
}
