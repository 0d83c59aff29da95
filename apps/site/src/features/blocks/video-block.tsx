import { VideoCard } from '#src/components/video-card/video-card.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function VideoBlock({ block }: { block: ResolvedBlockOf<'video'> }) {
  const { title, text, youtube, seconds, picture } = block;
  return (
    <div className="max-w-[860px]">
      <VideoCard
        title={title}
        youtube={youtube}
        seconds={seconds}
        headingLevel={2}
        {...(picture && { picture })}
      />
      {text && <p className="mt-2 max-w-text text-muted">{text}</p>}
    </div>
  );
}
