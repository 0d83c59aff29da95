import type { Block, BlockType } from '@beranda/contract';
import type { View } from '#src/content/items.ts';
import type { AppDownloadData } from '#src/features/app-download/app-download.server.ts';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';

type CalculatorBlock = Omit<Extract<View<Block>, { blockType: 'calculator' }>, 'offer'> & {
  /** URL of its page, including the product. */
  url: string;
  /** Null if the page already has one of this kind or its data is unavailable; then a link is shown. */
  calculator: ResolvedCalculator | null;
};

type AppBlock = Extract<View<Block>, { blockType: 'app' }> & { download: AppDownloadData };

/** A block with the data that its component needs. */
export type ResolvedBlock =
  | Exclude<View<Block>, { blockType: 'calculator' | 'app' }>
  | CalculatorBlock
  | AppBlock;
export type ResolvedBlockOf<T extends BlockType> = Extract<ResolvedBlock, { blockType: T }>;
