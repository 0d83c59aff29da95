import type { BlockType } from '@beranda/contract';
import type { ComponentType } from 'react';
import { BannerBlock } from './banner-block.tsx';
import { CalculatorBlock } from './calculator-block.tsx';
import { CardsBlock } from './cards-block.tsx';
import { DownloadsBlock } from './downloads-block.tsx';
import { FaqBlock } from './faq-block.tsx';
import { FeaturesBlock } from './features-block.tsx';
import { LazyAppBlock, LazyVideoBlock } from './lazy-blocks.tsx';
import { MediaBlock } from './media-block.tsx';
import { ProductBlock } from './product-block.tsx';
import { RequirementsBlock } from './requirements-block.tsx';
import type { ResolvedBlock, ResolvedBlockOf } from './resolved-block.ts';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TextBlock } from './text-block.tsx';

/** Component of each block type; a new type without a component does not compile. */
const components = {
  text: TextBlock,
  media: MediaBlock,
  features: FeaturesBlock,
  table: TableBlock,
  requirements: RequirementsBlock,
  steps: StepsBlock,
  faq: FaqBlock,
  calculator: CalculatorBlock,
  cards: CardsBlock,
  banner: BannerBlock,
  app: LazyAppBlock,
  video: LazyVideoBlock,
  downloads: DownloadsBlock,
  product: ProductBlock,
} satisfies { [T in BlockType]: ComponentType<{ block: ResolvedBlockOf<T>; isPriority?: boolean }> };

type BlocksProps = {
  blocks: readonly ResolvedBlock[];
  /** Whether they begin the page: the picture of the first one is loaded with high priority. */
  isPageStart?: boolean;
};

/** The blocks of a page, stacked in the current column. */
export function Blocks({ blocks, isPageStart = false }: BlocksProps) {
  return (
    <div className="@container grid grid-cols-1 gap-14 md:gap-20">
      {blocks.map((block, index) => {
        const Component = components[block.blockType] as ComponentType<{
          block: ResolvedBlock;
          isPriority?: boolean;
        }>;
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are static and have no ids
        return <Component key={index} block={block} isPriority={isPageStart && index === 0} />;
      })}
    </div>
  );
}
