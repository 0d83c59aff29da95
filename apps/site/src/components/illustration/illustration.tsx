import type { Scene } from './scenes.ts';

/** Addresses only: a drawing is a file that the browser keeps, not code. */
const addresses = import.meta.glob<string>('./scenes/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

type IllustrationProps = { name: Scene; className?: string };

/**
 * A drawing of the house, four by three; decoration only. It is shown by reference, so it takes its colours from
 * the tokens of the page.
 */
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
