import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

export function Services({ data: { home }, tone }: SectionProps) {
  const { eyebrow, title, tiles } = home.services;
  return (
    <SectionBand id={sectionId('services')} tone={tone} eyebrow={eyebrow} title={title}>
      <ul className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-card lg:grid-cols-3">
        {tiles.map((tile) => (
          <li
            key={tile.title}
            className="group relative -mr-px -mb-px gap-5 border-line border-r border-b p-4 hover:bg-primary-soft sm:flex sm:p-7"
          >
            <span className="flex size-12 flex-none items-center justify-center rounded-field bg-accent-soft text-accent-strong">
              <Icon name={tile.icon} />
            </span>
            <div className="sm:flex sm:flex-col sm:items-start">
              <h3 className="text-lg leading-snug max-sm:mt-3 sm:text-xl max-[22rem]:text-base">
                {tile.title}
              </h3>
              <p className="mt-1 text-muted max-sm:hidden">{tile.text}</p>
              <SiteLink to={tile.url} className="text-link card-link mt-1 max-sm:text-sm sm:mt-auto sm:pt-3">
                {tile.action}
                <Icon
                  name="arrow-right"
                  size={18}
                  className="transition-transform group-hover:translate-x-1 max-sm:hidden"
                />
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
