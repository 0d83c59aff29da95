import type { ProductType } from '@beranda/contract';

/** Questions by weight: an earlier one counts more than all later ones together. */
export const FIT_QUESTIONS = ['purpose', 'time', 'way'] as const;
export type FitQuestion = (typeof FIT_QUESTIONS)[number];

/** The answers that a product suits, by question. */
type Suits = Readonly<Record<FitQuestion, readonly string[]>>;

/** Three questions about products of one type. */
export type FitTable = {
  answers: Readonly<Record<FitQuestion, readonly string[]>>;
  /** By the last part of the product's path. Of two that fit equally, the upper one is suggested. */
  products: Readonly<Record<string, Suits>>;
};

/**
 * Which product suits which answers. The texts are the catalogue `productFit`. A product without a row is never
 * suggested, a row without a published product is ignored, and a type without a table has no questions.
 */
const FIT_TABLES: Partial<Record<ProductType, FitTable>> = {
  simpanan: {
    answers: {
      purpose: ['self', 'child', 'business'],
      time: ['anytime', 'months', 'years'],
      way: ['daily', 'monthly', 'once'],
    },
    // biome-ignore format: a table
    products: {
      tabungan:           { purpose: ['self'],             time: ['anytime'],          way: ['daily', 'monthly'] },
      'tabungan-rencana': { purpose: ['self'],             time: ['years'],            way: ['monthly'] },
      'tabungan-pelajar': { purpose: ['child'],            time: ['anytime', 'years'], way: ['daily', 'monthly'] },
      giro:               { purpose: ['business'],         time: ['anytime'],          way: ['daily'] },
      deposito:           { purpose: ['self', 'business'], time: ['months'],           way: ['once'] },
    },
  },
  pinjaman: {
    answers: {
      purpose: ['home', 'vehicle', 'business', 'family'],
      time: ['short', 'medium', 'long'],
      way: ['small', 'medium', 'large'],
    },
    // biome-ignore format: a table
    products: {
      kpr:            { purpose: ['home'],     time: ['short', 'medium', 'long'], way: ['medium', 'large'] },
      kendaraan:      { purpose: ['vehicle'],  time: ['short', 'medium'],         way: ['small', 'medium', 'large'] },
      'kredit-mikro': { purpose: ['business'], time: ['short'],                   way: ['small'] },
      'modal-kerja':  { purpose: ['business'], time: ['short', 'medium', 'long'], way: ['small', 'medium', 'large'] },
      multiguna:      { purpose: ['family'],   time: ['short', 'medium', 'long'], way: ['small', 'medium'] },
    },
  },
  wealth: {
    answers: {
      purpose: ['growth', 'income', 'protection'],
      time: ['soon', 'years', 'decade'],
      way: ['none', 'some', 'more'],
    },
    // biome-ignore format: a table
    products: {
      'reksa-dana':  { purpose: ['growth'],     time: ['soon', 'years', 'decade'], way: ['some', 'more'] },
      obligasi:      { purpose: ['income'],     time: ['years', 'decade'],         way: ['some'] },
      bancassurance: { purpose: ['protection'], time: ['decade'],                  way: ['none'] },
    },
  },
};

/** The table of a type; null if it has none. */
export function findFitTable(type: ProductType): FitTable | null {
  return FIT_TABLES[type] ?? null;
}
