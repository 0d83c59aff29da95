import type { Picture as PictureData } from '@beranda/contract';

type PictureProps = {
  picture: PictureData;
  /** Displayed width, as the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Above the fold: load eagerly, with high priority. */
  isPriority?: boolean;
};

const FORMATS = ['image/avif', 'image/webp'] as const;

/** The focal point as classes in steps of ten: inline styles are forbidden by the CSP. */
function focalClasses({ focalX, focalY }: PictureData): string {
  return `focal-x-${Math.round(focalX / 10) * 10} focal-y-${Math.round(focalY / 10) * 10}`;
}

/** Responsive picture in modern formats, with its dimensions set to avoid layout shift. */
export function Picture({ picture, sizes, className = '', isPriority = false }: PictureProps) {
  const { original, sources, alt } = picture;
  return (
    <picture className="contents">
      {FORMATS.map((type) => {
        const candidates = sources.filter((source) => source.type === type);
        if (candidates.length === 0) return null;
        const srcSet = candidates.map((source) => `${source.url} ${source.width}w`).join(', ');
        return <source key={type} type={type} srcSet={srcSet} sizes={sizes} />;
      })}
      <img
        src={original.url}
        alt={alt}
        width={original.width}
        height={original.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        className={`object-cover ${focalClasses(picture)} ${className}`}
      />
    </picture>
  );
}
