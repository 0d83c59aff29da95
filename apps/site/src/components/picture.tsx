import type { Picture as PictureData } from '@beranda/contract';

type PictureProps = {
  picture: PictureData;
  /** How wide the picture is shown, in the syntax of the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** Above the fold: load at once and before other pictures. */
  isPriority?: boolean;
};

const FORMATS = ['image/avif', 'image/webp'] as const;

/** The focal point as classes in steps of ten: a style attribute would need a weaker content security policy. */
function focalClasses({ focalX, focalY }: PictureData): string {
  return `focal-x-${Math.round(focalX / 10) * 10} focal-y-${Math.round(focalY / 10) * 10}`;
}

/** A responsive picture in modern formats whose space is known before it loads. */
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
