import type { Block, BlockType, CalculatorsContent, LoanProduct } from '@beranda/contract';
import type { View } from '#src/content/items.ts';

/** A calculator with all that it needs to work something out. */
export type ResolvedCalculator =
  | {
      kind: 'loan';
      loans: LoanProduct[];
      disclaimer: string;
      /** The slug of the product whose own terms it has; null where they are those of the settings. */
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
      /** The highest rate per annum at which deposits are covered; null where it is not known. */
      guaranteedPercent: number | null;
    };

type CalculatorBlock = Omit<Extract<View<Block>, { blockType: 'calculator' }>, 'offer'> & {
  /** Where its page is, with the product that it is about. */
  url: string;
  /** Null where the page has one of this kind already, or it cannot be had: then its page is offered instead. */
  calculator: ResolvedCalculator | null;
};

/** A block as a page shows it. */
export type ResolvedBlock = Exclude<View<Block>, { blockType: 'calculator' }> | CalculatorBlock;
export type ResolvedBlockOf<T extends BlockType> = Extract<ResolvedBlock, { blockType: T }>;
