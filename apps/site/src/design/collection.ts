import type { Example, ExamplesModule } from '#src/components/example.ts';

export type CollectionEntry = { id: string; title: string; examples: (Example & { id: string })[] };

/** Slug of a name: `with a long label` becomes `with-a-long-label`. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Entries sorted by title, with an id for each entry and example. */
export function toCollectionEntries(modules: Record<string, ExamplesModule>): CollectionEntry[] {
  return Object.entries(modules)
    .map(([path, { title, examples }]) => {
      const id = path.slice(path.lastIndexOf('/') + 1, -'.examples.tsx'.length);
      return {
        id,
        title,
        examples: examples.map((example) => ({ ...example, id: `${id}-${slugOf(example.name)}` })),
      };
    })
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}

/** Every component that has examples. */
export const collection = toCollectionEntries(
  import.meta.glob<ExamplesModule>('../{components,features}/**/*.examples.tsx', { eager: true }),
);
