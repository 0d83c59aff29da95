import type { Block } from '../types.ts';

export type GovernanceCategory = 'bodies' | 'conduct' | 'control';

export type GovernanceText = { title: string; summary: string; body: Block[] };

/** A page on how the bank is run and watched over. */
export type GovernanceSeed = {
  slug: string;
  category: GovernanceCategory;
  order: number;
  id: GovernanceText;
  en: GovernanceText | null;
};
