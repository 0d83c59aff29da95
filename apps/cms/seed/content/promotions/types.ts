import type { Block, PictureSeed } from '../types.ts';

export type PromotionText = {
  title: string;
  summary: string;
  body: Block[];
  terms: Block[];
  /** How many can have it, in a few words. */
  quota: string;
};

/** A promotion in the demonstration content; `en: null` means that it is not translated. */
export type PromotionSeed = {
  slug: string;
  category: 'savings' | 'loans' | 'payments' | 'investments' | 'business';
  /** Days from the day of seeding, whole days in Jakarta; the last day is included. */
  fromInDays: number;
  lastInDays: number;
  productUrl: string;
  picture: PictureSeed | null;
  id: PromotionText;
  en: PromotionText | null;
};
