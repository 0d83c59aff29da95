import type { Block } from '../types.ts';

export type FaqTopicSeed = { slug: string; id: string; en: string };

export type FaqText = { question: string; answer: Block[] };

/** A question in the demonstration content; `en: null` means that it is not translated. */
export type FaqSeed = { slug: string; id: FaqText; en: FaqText | null };
