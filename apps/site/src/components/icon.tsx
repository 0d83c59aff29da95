import type { IconName } from '@beranda/contract/icon-names';
import icons from '@beranda/contract/icons.svg?no-inline';

/** A name of the icon set, or any name typed by an editor. */
type AnyName = IconName | (string & {});

/**
 * Decorative icon; needs a text next to it. Unknown names render nothing. The sprite is a cached file, not part of
 * the bundle.
 */
export function Icon({ name, size = 24, className }: { name: AnyName; size?: number; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
