import type { Block, BlockType, CalculatorsContent, LoanProduct } from '@beranda/contract';
import type { View } from '#src/content/items.ts';

/** A calculator with all of its data. */
export type ResolvedCalculator =
  | {
      kind: 'loan';
      loans: LoanProduct[];
      disclaimer: string;
      /** Slug of the product whose terms apply; null for the general settings. */
      termsOf: string | null;
    }
  | {
      kind: 'savings-goal';
      offer: CalculatorsContent['savingsGoal'];
      tax: CalculatorsContent['interestTax'];
      disclaimer: string;
      termsOf: string | null;
    }
  | {
      kind: 'time-deposit';
      offer: CalculatorsContent['timeDeposit'];
      tax: CalculatorsContent['interestTax'];
      disclaimer: string;
      /** Highest guaranteed deposit rate, percent per annum; null if unknown. */
      guaranteedPercent: number | null;
    };

type CalculatorBlock = Omit<Extract<View<Block>, { blockType: 'calculator' }>, 'offer'> & {
  /** URL of its page, including the product. */
  url: string;
  /** Null if the page already has one of this kind or its data is unavailable; then a link is shown. */
  calculator: ResolvedCalculator | null;
};

/** A block with the data that its component needs. */
export type ResolvedBlock = Exclude<View<Block>, { blockType: 'calculator' }> | CalculatorBlock;
export type ResolvedBlockOf<T extends BlockType> = Extract<ResolvedBlock, { blockType: T }>;
