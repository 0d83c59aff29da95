import { BlockSection } from './block-section.tsx';
import { PointList } from './point-list.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function FeaturesBlock({ block }: { block: ResolvedBlockOf<'features'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <PointList points={block.items} />
    </BlockSection>
  );
}
