import type { HomeContent } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { HeroRates } from './hero-rates.tsx';
import { HeroLantern, LanternScene } from './lantern-scene.tsx';
import type { RateFigures } from './rates-card.tsx';

type HeroProps = {
  hero: HomeContent['hero'];
  /** Null if there are none. */
  rates: RateFigures | null;
};

export function Hero({ hero, rates }: HeroProps) {
  return (
    <section className="hero relative isolate overflow-hidden bg-dark text-on-dark print:bg-transparent">
      <KawungField size={170} className="absolute inset-0 -z-20 text-on-dark/10" />
      <div className="hero-glow absolute inset-0 -z-20" />
      <LanternScene />
      <div className="hero-columns container-page">
        <HeroLantern />
        <div className="on-dark">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className="hero-headline">{hero.headline}</h1>
          <p className="mt-5 max-w-xl text-muted-on-dark text-lg">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <SiteLink to={hero.primary.url} className="button button-accent">
              {hero.primary.text}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
            <SiteLink to={hero.secondary.url} className="button button-outline">
              {hero.secondary.text}
            </SiteLink>
          </div>
        </div>
        {rates?.highlighted && <HeroRates list={rates.highlighted} />}
      </div>
    </section>
  );
}
