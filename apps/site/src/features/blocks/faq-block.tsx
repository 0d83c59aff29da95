import { Accordion } from '#src/components/accordion/accordion.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { BlockSection } from './block-section.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function FaqBlock({ block }: { block: ResolvedBlockOf<'faq'> }) {
  return (
    <BlockSection title={block.title}>
      <Accordion
        items={block.items.map(({ question, answer }) => ({
          title: question,
          content: <RichText nodes={answer} />,
        }))}
      />
    </BlockSection>
  );
}
