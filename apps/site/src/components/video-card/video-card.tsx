import type { Picture as PictureData } from '@beranda/contract';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import { Poster } from '../poster/poster.tsx';
import { durationText } from './duration-text.ts';

/** A YouTube video by id, or a hosted file with WebVTT captions. */
type VideoSource = { youtube: string } | { src: string; captions?: string };

type VideoCardProps = VideoSource & {
  title: string;
  /** Length in whole seconds. */
  seconds: number;
  /** Default: a generated poster. */
  picture?: PictureData;
  headingLevel?: 2 | 3 | 4;
};

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Video facade: nothing is loaded from other sites until playback starts; then the player replaces the picture.
 * Without JavaScript the title is a link to the video.
 */
export function VideoCard({ title, seconds, picture, headingLevel = 3, ...source }: VideoCardProps) {
  const t = useTranslations('components.video');
  const [isPlaying, setPlaying] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const isYoutube = 'youtube' in source;

  function play(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <article className="group relative">
      <div className="relative aspect-video overflow-hidden rounded-card bg-dark">
        {isPlaying ? (
          <Player title={title} source={source} />
        ) : (
          <>
            {picture ? (
              <Picture picture={picture} sizes="(min-width: 640px) 560px, 100vw" className="size-full" />
            ) : (
              <Poster slug={title} className="size-full" />
            )}
            <span className="video-play">
              <Icon name="play" size={28} />
            </span>
            <span aria-hidden="true" className="video-length">
              {durationText(seconds)}
            </span>
          </>
        )}
      </div>
      <Heading className="mt-4 font-bold text-lg leading-snug">
        {isPlaying ? (
          title
        ) : (
          <a
            href={
              isYoutube ? `https://www.youtube.com/watch?v=${encodeURIComponent(source.youtube)}` : source.src
            }
            rel="noopener noreferrer"
            onClick={play}
            className="card-link group-hover:text-primary"
          >
            <span className="sr-only">{t('play')} </span>
            {title}
            <span className="sr-only">
              {', '}
              {t('length', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
            </span>
          </a>
        )}
      </Heading>
      {isYoutube && <p className="mt-1 text-muted text-sm">{t('fromYoutube')}</p>}
    </article>
  );
}

function Player({ title, source }: { title: string; source: VideoSource }) {
  if ('src' in source)
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions exist if the video has sound
      <video ref={focus} src={source.src} controls autoPlay aria-label={title} className="size-full">
        {source.captions && <track kind="captions" src={source.captions} default />}
      </video>
    );
  return (
    <iframe
      ref={focus}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(source.youtube)}?autoplay=1`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube rejects to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      className="size-full border-0"
    />
  );
}
