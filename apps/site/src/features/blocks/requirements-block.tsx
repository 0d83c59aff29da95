import { BlockSection } from './block-section.tsx';
import { RequirementList } from './requirement-list.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function RequirementsBlock({ block }: { block: ResolvedBlockOf<'requirements'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <RequirementList items={block.items} />
    </BlockSection>
  );
}
