import type { BlockSeed, CalculatorKind } from '../blocks/types.ts';
import type { PictureSeed } from '../types.ts';

export type ProductText = {
  name: string;
  tagline: string;
  summary: string;
  facts: { label: string; value: string }[];
  benefits: { icon: string; title: string; text: string }[];
  fees: { name: string; amount: string; note?: string }[];
  requirements: string[];
  steps: { title: string; text: string }[];
  action: { text: string; url: string };
  /** What the law or fairness demands to be said beside it. */
  disclaimer?: string;
  blocks: BlockSeed[];
};

/** A product of the demonstration bank; `en: null` means that it is not translated. */
export type ProductSeed = {
  type: 'simpanan' | 'pinjaman' | 'wealth';
  subType: string;
  picture?: PictureSeed;
  /** Interest by balance in rupiah; `to: null` is without end. */
  tiers?: { from: number; to: number | null; annualRatePercent: number }[];
  /** The calculator on its page, and the product's own rate in it. */
  calculator?: {
    kind: CalculatorKind;
    loan?: string;
    annualRatePercent?: number;
    system?: 'flat' | 'effective' | 'annuity';
  };
  /** Can be chosen in the form with which visitors register. */
  isInForms: boolean;
  id: ProductText;
  en: ProductText | null;
};
