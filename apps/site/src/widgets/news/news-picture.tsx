import type { NewsSummary } from '@beranda/contract';
import { Picture } from '../picture.tsx';
import { Poster } from '../poster/poster.tsx';

type NewsPictureProps = { item: NewsSummary; sizes: string; className: string; isPriority?: boolean };

/** An item's cover, or a poster of its own where it has none. */
export function NewsPicture({ item, sizes, className, isPriority }: NewsPictureProps) {
  const shape = `w-full rounded-card ${className}`;
  if (!item.cover) return <Poster slug={item.slug} className={shape} />;
  return <Picture picture={item.cover} sizes={sizes} className={shape} isPriority={isPriority} />;
}
