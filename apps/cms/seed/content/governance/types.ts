import type { DocumentSeed } from '../../seed-document.ts';
import type { Block } from '../types.ts';

export type GovernanceCategory = 'bodies' | 'conduct' | 'control';

export type GovernanceText = { title: string; summary: string; body: Block[] };

/** A page on how the bank is run and watched over. */
export type GovernanceSeed = {
  slug: string;
  category: GovernanceCategory;
  order: number;
  /** Documents to take along, by the names of their files. */
  attachments?: Record<string, DocumentSeed>;
  id: GovernanceText;
  en: GovernanceText | null;
};
