import type { ReactNode } from 'react';

/**
 * One state of a component. `*.examples.tsx` files export `examples`; they are the pages of the design collection and
 * the input of the markup, accessibility and visual tests.
 */
export type Example = {
  /** Short name, unique within the component: `with a long label`. */
  name: string;
  element: ReactNode;
  /** Background tone; default: surface. */
  tone?: 'surface' | 'surface-alt' | 'card' | 'dark';
  /** Full bleed, as a page section. */
  isWide?: boolean;
};

/** Exports of an examples file. */
export type ExamplesModule = { title: string; examples: Example[] };
