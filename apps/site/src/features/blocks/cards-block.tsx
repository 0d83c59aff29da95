import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { BlockSection } from './block-section.tsx';
import { PointList } from './point-list.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function CardsBlock({ block }: { block: ResolvedBlockOf<'cards'> }) {
  function linkOf(index: number) {
    const card = block.items[index];
    return (
      card && (
        <SiteLink to={card.url} className="text-link card-link mt-4">
          {card.action}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )
    );
  }
  return (
    <BlockSection title={block.title} lead={block.lead}>
      <PointList points={block.items} under={linkOf} />
    </BlockSection>
  );
}
