import type { HomeContent } from '@beranda/contract';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Icon } from '#src/widgets/icon.tsx';

export function Services({ services }: { services: HomeContent['services'] }) {
  return (
    <section className="section">
      <div className="container-page">
        <p className="eyebrow">{services.eyebrow}</p>
        <h2 className="section-title max-w-3xl">{services.title}</h2>
        <ul className="mt-10 grid overflow-hidden rounded-card border border-line bg-card md:grid-cols-2 lg:grid-cols-3">
          {services.tiles.map((tile) => (
            <li
              key={tile.title}
              className="group relative -mr-px -mb-px flex gap-5 border-line border-r border-b p-6 hover:bg-teal-mist sm:p-8 md:block"
            >
              <span className="flex size-12 flex-none items-center justify-center rounded-field bg-flame-mist text-ember">
                <Icon name={tile.icon} />
              </span>
              <div>
                <h3 className="text-xl md:mt-6">{tile.title}</h3>
                <p className="mt-2 text-muted">{tile.text}</p>
                <SiteLink to={tile.url} className="text-link card-link mt-4">
                  {tile.action}
                  <Icon
                    name="arrow-right"
                    size={18}
                    className="transition-transform group-hover:translate-x-1"
                  />
                </SiteLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
