import { RichText } from '#src/components/rich-text.tsx';
import { BlockSection } from './block-section.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function TextBlock({ block }: { block: ResolvedBlockOf<'text'> }) {
  return (
    <BlockSection title={block.title}>
      <div className="max-w-text">
        <RichText nodes={block.body} />
      </div>
    </BlockSection>
  );
}
