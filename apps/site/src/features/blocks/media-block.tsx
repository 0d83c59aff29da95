import { Picture } from '#src/components/picture.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

type MediaBlockProps = { block: ResolvedBlockOf<'media'>; isPriority?: boolean };

export function MediaBlock({ block, isPriority }: MediaBlockProps) {
  return (
    <figure>
      <Picture
        picture={block.picture}
        sizes="(min-width: 1240px) 1200px, 96vw"
        className="aspect-[16/10] w-full rounded-card"
        isPriority={isPriority}
      />
      {block.caption && <figcaption className="mt-3 text-muted text-sm">{block.caption}</figcaption>}
    </figure>
  );
}
