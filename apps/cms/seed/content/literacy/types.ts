import type { Block, PictureSeed } from '../types.ts';

export type LiteracyTopic = 'managing' | 'saving' | 'borrowing' | 'safety';

export type LiteracyText = { title: string; summary: string; body: Block[] };

/** An article on money in the demonstration content; `en: null` means that it is not translated. */
export type LiteracySeed = {
  slug: string;
  topic: LiteracyTopic;
  /** ISO date and time. */
  publishedAt: string;
  /** Without one the site draws a poster. */
  picture: PictureSeed | null;
  id: LiteracyText;
  en: LiteracyText | null;
};
