import type { Example } from '#src/components/example.ts';
import type { CollectionEntry } from './collection.ts';

const TONES = {
  paper: 'bg-surface',
  sand: 'bg-surface-alt',
  card: 'bg-card',
  dark: 'on-dark bg-dark text-on-dark',
} as const satisfies Record<NonNullable<Example['tone']>, string>;

/** Each example in a frame, with its name and a fragment link. */
export function Examples({ piece }: { piece: CollectionEntry }) {
  return (
    <div className="mt-6 grid grid-cols-1 gap-8">
      {piece.examples.map(({ id, name, element, tone = 'surface', isWide }) => (
        <figure key={id} id={id} className="design-example">
          <figcaption lang="en">
            <a href={`#${id}`} className="hover:text-primary">
              {name}
            </a>
          </figcaption>
          <div className={`design-frame ${isWide ? '' : 'design-frame-padded'} ${TONES[tone]}`}>
            {element}
          </div>
        </figure>
      ))}
    </div>
  );
}
