import type { Block, CalculatorOffer, CalculatorsContent, LoanProduct, Range } from '@beranda/contract';
import type { View } from '#src/content/items.ts';
import { LOAN_PATH } from '../calculators/loan/loan-page.ts';
import { SAVINGS_PATH } from '../calculators/savings-goal/savings-page.ts';
import { DEPOSIT_PATH } from '../calculators/time-deposit/deposit-page.ts';
import type { ShownBlock, ShownCalculator } from './shown-blocks.ts';

const PATHS = {
  loan: LOAN_PATH,
  'savings-goal': SAVINGS_PATH,
  'time-deposit': DEPOSIT_PATH,
} as const satisfies Record<CalculatorOffer['kind'], string>;

/** A range that begins with the product's own value, and reaches it. */
function beginningWith(range: Range, value: number | null): Range {
  if (value === null) return range;
  return { least: Math.min(range.least, value), initial: value, most: Math.max(range.most, value) };
}

/** A loan of the settings at the terms of one product. */
function atTermsOf(loan: LoanProduct, { annualRatePercent, system }: CalculatorOffer): LoanProduct {
  return {
    ...loan,
    annualRatePercent: beginningWith(loan.annualRatePercent, annualRatePercent),
    systems: system ? [system, ...loan.systems.filter((one) => one !== system)] : loan.systems,
  };
}

/**
 * The calculator of an offer, with the limits of the settings and the product's own rate; null where the settings do
 * not know its loan.
 *
 * @param name the product's, which stands in for that of the settings.
 */
export function calculatorFor(
  offer: CalculatorOffer,
  settings: CalculatorsContent,
  name?: string,
): ShownCalculator | null {
  const { disclaimer, interestTax: tax } = settings;
  switch (offer.kind) {
    case 'loan': {
      if (offer.loan === null) return { kind: 'loan', loans: settings.loans, disclaimer };
      const loan = settings.loans.find(({ slug }) => slug === offer.loan);
      if (!loan) return null;
      return {
        kind: 'loan',
        loans: [{ ...atTermsOf(loan, offer), ...(name && { name }) }],
        disclaimer,
      };
    }
    case 'savings-goal': {
      const rate = beginningWith(settings.savingsGoal.annualRatePercent, offer.annualRatePercent);
      return {
        kind: 'savings-goal',
        offer: { ...settings.savingsGoal, annualRatePercent: rate },
        tax,
        disclaimer,
      };
    }
    case 'time-deposit':
      return { kind: 'time-deposit', offer: settings.timeDeposit, tax, disclaimer };
  }
}

/** The page of a calculator, with the loan that is to be chosen there. */
function addressOf({ kind, loan }: CalculatorOffer): string {
  return loan ? `${PATHS[kind]}?product=${encodeURIComponent(loan)}` : PATHS[kind];
}

/**
 * Blocks as a page shows them. Of each kind of calculator a page has one: two would answer to the same fields.
 *
 * @param settings null where they cannot be had.
 * @param taken the kinds that the page has already.
 */
export function shownBlocks(
  blocks: readonly View<Block>[],
  settings: CalculatorsContent | null,
  taken: readonly CalculatorOffer['kind'][] = [],
): ShownBlock[] {
  const kinds = new Set(taken);
  return blocks.map((block) => {
    if (block.blockType !== 'calculator') return block;
    const { offer, ...rest } = block;
    const isFirst = !kinds.has(offer.kind);
    kinds.add(offer.kind);
    const calculator = settings && isFirst ? calculatorFor(offer, settings, block.product?.text) : null;
    return { ...rest, url: addressOf(offer), calculator };
  });
}

/** Whether anything has to be worked out. */
export function hasCalculator(blocks: readonly View<Block>[]): boolean {
  return blocks.some(({ blockType }) => blockType === 'calculator');
}
