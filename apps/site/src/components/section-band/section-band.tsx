import type { ReactNode } from 'react';
import { KawungField } from '../kawung.tsx';

export type BandTone = 'surface' | 'surface-alt' | 'primary' | 'dark';

const TONES = {
  surface: 'section-plain',
  'surface-alt': 'bg-surface-alt',
  primary: 'on-dark bg-dark-primary text-on-dark',
  dark: 'on-dark bg-dark text-on-dark',
} as const satisfies Record<BandTone, string>;

type SectionBandProps = {
  id?: string;
  tone?: BandTone;
  /** At most one per page, behind its most important section. */
  hasGlow?: boolean;
  eyebrow?: string;
  title?: string;
  /** Below the title. */
  lead?: ReactNode;
  /** Next to the title, at the right edge. */
  action?: ReactNode;
  children?: ReactNode;
};

/** Full-width page section; dark tones have the kawung background. */
export function SectionBand({
  id,
  tone = 'surface',
  hasGlow,
  eyebrow,
  title,
  lead,
  action,
  children,
}: SectionBandProps) {
  const isDark = tone === 'primary' || tone === 'dark';
  return (
    <section id={id} className={`section relative isolate overflow-clip ${TONES[tone]}`}>
      {isDark && <KawungField size={140} className="absolute inset-0 -z-20 text-on-dark/9" />}
      {hasGlow && <div className="glow absolute inset-0 -z-10" />}
      <div className="container-page">
        {title && (
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-9">
            <div>
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <h2 className="section-title max-w-3xl">{title}</h2>
              {lead && (
                <p
                  className={`mt-3 max-w-text text-balance text-lg ${isDark ? 'text-muted-on-dark' : 'text-muted'}`}
                >
                  {lead}
                </p>
              )}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
