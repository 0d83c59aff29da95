import type { IconName } from './icons/icon-names.ts';
import icons from './icons/icons.svg?no-inline';

/** A name of the set, or one that an editor has typed. */
type AnyName = IconName | (string & {});

/**
 * A decorative icon; what it means is always said in words beside it. An unknown name shows nothing. The drawings are
 * a file that the browser keeps, not code.
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
