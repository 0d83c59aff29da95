import type { Block } from '../types.ts';

export type GuideGroupText = { title: string; summary: string };

export type GuideGroupSeed = {
  slug: string;
  /** A name of the site's set of icons. */
  icon: string;
  order: number;
  id: GuideGroupText;
  en: GuideGroupText;
};

export type GuideText = { title: string; summary: string; body: Block[] };

/** A guide in the demonstration content; `en: null` means that it is not translated. */
export type GuideSeed = {
  slug: string;
  /** The slug of its group. */
  group: string;
  order: number;
  id: GuideText;
  en: GuideText | null;
};
