import type { BlockSeed } from '../blocks/types.ts';

export type PageText = { title: string; summary: string; blocks: BlockSeed[] };

/** A generic page of the demonstration bank; `en: null` means that it is not translated. */
export type PageSeed = {
  type: string;
  subType: string;
  layout: 'default' | 'with-sidebar' | 'without-sidebar';
  id: PageText;
  en: PageText | null;
};
