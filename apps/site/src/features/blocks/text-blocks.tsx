import { Accordion } from '#src/components/accordion/accordion.tsx';
import { Picture } from '#src/components/picture.tsx';
import { RichText } from '#src/components/rich-text.tsx';
import { StepList } from '#src/components/step-list/step-list.tsx';
import { BlockSection } from './block-section.tsx';
import { CellTable } from './cell-table.tsx';
import { RequirementList } from './requirement-list.tsx';
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

export function MediaBlock({ block }: { block: ResolvedBlockOf<'media'> }) {
  return (
    <figure>
      <Picture
        picture={block.picture}
        sizes="(min-width: 1240px) 1200px, 96vw"
        className="aspect-[16/9] w-full rounded-card"
      />
      {block.caption && <figcaption className="mt-3 text-muted text-sm">{block.caption}</figcaption>}
    </figure>
  );
}

export function TableBlock({ block }: { block: ResolvedBlockOf<'table'> }) {
  const { title, lead, columns, rows, note } = block;
  return (
    <BlockSection title={title} lead={lead}>
      <CellTable label={title} columns={columns} rows={rows} note={note} />
    </BlockSection>
  );
}

export function RequirementsBlock({ block }: { block: ResolvedBlockOf<'requirements'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <RequirementList items={block.items} />
    </BlockSection>
  );
}

export function StepsBlock({ block }: { block: ResolvedBlockOf<'steps'> }) {
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <StepList steps={block.items} />
    </BlockSection>
  );
}

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
