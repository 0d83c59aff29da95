import type { ReactNode } from 'react';

/**
 * One state of a widget. A widget's `*.examples.tsx` exports `examples`; they are its page in the design
 * collection, and what its markup, its accessibility and its looks are tested on.
 */
export type Example = {
  /** What is shown, as a short phrase: `with a long label`. Unique within the widget. */
  name: string;
  element: ReactNode;
  /** The tone that it stands on; paper where not given. */
  tone?: 'paper' | 'sand' | 'card' | 'dark';
  /** Takes the frame from edge to edge, as a band of a page does. */
  isWide?: boolean;
};

/** What an examples file exports. */
export type ExamplesModule = { title: string; examples: Example[] };
