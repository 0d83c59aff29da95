import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import type { ResolvedBlockOf } from './resolved-block.ts';

const TONES = {
  'surface-alt': 'border border-line bg-surface-alt',
  primary: 'on-dark bg-dark-primary text-on-dark',
  dark: 'dark-block on-dark bg-dark text-on-dark',
} as const satisfies Record<ResolvedBlockOf<'banner'>['tone'], string>;

export function BannerBlock({ block }: { block: ResolvedBlockOf<'banner'> }) {
  const { tone, title, text, link } = block;
  return (
    <section
      className={`relative isolate overflow-hidden rounded-card p-8 @3xl:p-12 print:border print:border-line ${TONES[tone]}`}
    >
      {tone !== 'surface-alt' && <KawungField size={132} className="absolute inset-0 -z-10 text-on-dark/9" />}
      <div className="flex flex-col items-start gap-6 @3xl:flex-row @3xl:items-center @3xl:justify-between">
        <div className="max-w-text">
          <h2 className="text-2xl @3xl:text-3xl">{title}</h2>
          <p className="mt-3 text-lg">{text}</p>
        </div>
        <SiteLink
          to={link.url}
          className={`button flex-none ${tone === 'surface-alt' ? 'button-primary' : 'button-accent'}`}
        >
          {link.text}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </div>
    </section>
  );
}
