import type { BlockType } from '@beranda/contract';
import type { ComponentType } from 'react';
import {
  BannerBlock,
  CardsBlock,
  DownloadsBlock,
  FeaturesBlock,
  ProductBlock,
  VideoBlock,
} from './action-blocks.tsx';
import { CalculatorBlock } from './calculator-block.tsx';
import type { ResolvedBlock, ResolvedBlockOf } from './resolved-block.ts';
import {
  FaqBlock,
  MediaBlock,
  RequirementsBlock,
  StepsBlock,
  TableBlock,
  TextBlock,
} from './text-blocks.tsx';

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
  video: VideoBlock,
  downloads: DownloadsBlock,
  product: ProductBlock,
} satisfies { [T in BlockType]: ComponentType<{ block: ResolvedBlockOf<T> }> };

/** The blocks of a page, stacked in the current column. */
export function Blocks({ blocks }: { blocks: readonly ResolvedBlock[] }) {
  return (
    <div className="@container grid grid-cols-1 gap-14 md:gap-20">
      {blocks.map((block, index) => {
        const Component = components[block.blockType] as ComponentType<{ block: ResolvedBlock }>;
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are static and have no ids
        return <Component key={index} block={block} />;
      })}
    </div>
  );
}
