import type { Scene } from './scenes.ts';

/** URLs only: the SVG files are cached, not part of the bundle. */
const addresses = import.meta.glob<string>('./scenes/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

type IllustrationProps = { name: Scene; className?: string };

/** Decorative illustration, four by three. Used by reference, so it takes its colours from the page's tokens. */
export function Illustration({ name, className }: IllustrationProps) {
  return (
    <svg
      className={className ? `illustration ${className}` : 'illustration'}
      viewBox="0 0 480 360"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${addresses[`./scenes/${name}.svg`]}#scene`} />
    </svg>
  );
}
