import type { HomeContent } from '@beranda/contract';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Icon } from '#src/widgets/icon.tsx';
import { KawungField } from '#src/widgets/kawung.tsx';

export function Consultation({ consultation }: { consultation: HomeContent['consultation'] }) {
  return (
    <section className="on-dark section relative isolate overflow-hidden bg-teal-dark text-white">
      <KawungField size={132} className="absolute inset-0 -z-10 text-white/9" />
      <div className="container-page grid items-center gap-12 lg:grid-cols-2">
        <div>
          <p className="eyebrow">{consultation.eyebrow}</p>
          <h2 className="section-title">{consultation.title}</h2>
          <p className="mt-5 max-w-xl text-lg text-white/85">{consultation.text}</p>
          <SiteLink to={consultation.action.url} className="button button-flame mt-8">
            {consultation.action.text}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        </div>
        <ul className="border-white/20 border-t">
          {consultation.points.map((point) => (
            <li
              key={point.text}
              className="flex items-center gap-4 border-white/20 border-b py-5 font-medium text-lg"
            >
              <Icon name={point.icon} className="flex-none text-glow" />
              {point.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
