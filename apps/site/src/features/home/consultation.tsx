import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** Business consultation teaser, on its own background. */
export function Consultation({ data: { home } }: SectionProps) {
  const { consultation } = home;
  return (
    <SectionBand id={sectionId('consultation')} tone="primary">
      <div className="grid items-center gap-7 lg:grid-cols-2 lg:gap-12">
        <div>
          <p className="eyebrow">{consultation.eyebrow}</p>
          <h2 className="section-title">{consultation.title}</h2>
          <p className="mt-4 max-w-xl text-on-dark/85 sm:text-lg">{consultation.text}</p>
          <SiteLink to={consultation.action.url} className="button button-accent mt-6">
            {consultation.action.text}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        </div>
        <ul className="border-on-dark/20 border-t">
          {consultation.points.map((point) => (
            <li
              key={point.text}
              className="flex items-center gap-4 border-on-dark/20 border-b py-3 font-medium leading-snug sm:py-4 sm:text-lg"
            >
              <Icon name={point.icon} className="flex-none text-accent-bright" />
              {point.text}
            </li>
          ))}
        </ul>
      </div>
    </SectionBand>
  );
}
