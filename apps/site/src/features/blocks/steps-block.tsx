import { StepList } from '#src/components/step-list/step-list.tsx';
import { BlockSection } from './block-section.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function StepsBlock({ block }: { block: ResolvedBlockOf<'steps'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <StepList steps={block.items} />
    </BlockSection>
  );
}
