import { Logo } from '@beranda/brand/logo';
import { KawungField } from '#src/components/kawung.tsx';
import { SubSection } from './section.tsx';
import type { DesignTexts } from './texts.ts';
import { readToken } from './tokens.ts';

type TextsProps = { texts: DesignTexts };

const STEPS = [
  ['display', 'text-display font-bold tracking-display'],
  ['title', 'text-title font-bold tracking-title'],
  ['section', 'text-section font-bold tracking-title'],
  ['2xl', 'text-2xl font-bold tracking-title'],
  ['xl', 'text-xl font-bold'],
  ['lead', 'text-lead'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
] as const;

export function TypeScale({ texts }: TextsProps) {
  return (
    <>
      <dl className="mt-6 divide-y divide-line border-line border-y">
        {STEPS.map(([name, className]) => (
          <div key={name} className="gap-6 py-5 md:grid md:grid-cols-[150px_1fr] md:items-baseline">
            <dt className="text-muted text-sm">
              <span className="font-semibold text-foreground">{name}</span>
              <span className="block text-xs">{readToken(`text-${name}`)}</span>
            </dt>
            <dd className={`max-md:mt-2 ${className}`}>{texts.sample}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[60ch]">{texts.text}</p>
      <SubSection title={texts.figures}>
        <p className="w-fit text-right font-bold text-section tabular-nums leading-tight">
          Rp3.872.062
          <br />
          Rp1.111.171
        </p>
      </SubSection>
    </>
  );
}

const SPACES = [
  ['8', 'w-2'],
  ['16', 'w-4'],
  ['24', 'w-6'],
  ['32', 'w-8'],
  ['48', 'w-12'],
  ['64', 'w-16'],
  ['96', 'w-24'],
  ['128', 'w-32'],
] as const;

export function Space({ texts }: TextsProps) {
  return (
    <>
      <ul className="mt-6 grid gap-2">
        {SPACES.map(([size, className]) => (
          <li key={size} className="flex items-center gap-4">
            <span className="w-10 text-right text-muted text-sm tabular-nums">{size}</span>
            <span className={`h-4 rounded-mark bg-primary ${className}`} />
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-3 text-sm">
        <p className="max-w-page rounded-field bg-surface-alt px-4 py-3">{texts.contentWidth}</p>
        <p className="max-w-text rounded-field bg-surface-alt px-4 py-3">{texts.textWidth}</p>
      </div>
    </>
  );
}

export function Shape({ texts }: TextsProps) {
  const shapes = [
    [texts.card, readToken('radius-card'), 'rounded-card'],
    [texts.field, readToken('radius-field'), 'rounded-field'],
    [texts.pill, '999px', 'rounded-full'],
    [texts.mark, readToken('radius-mark'), 'rounded-mark'],
    [texts.float, 'shadow-float', 'rounded-card shadow-float'],
  ] as const;
  return (
    <ul className="mt-6 grid grid-cols-2 gap-6 lg:grid-cols-5">
      {shapes.map(([name, value, className]) => (
        <li key={name}>
          <span className={`block h-24 border border-line bg-card ${className}`} />
          <span className="mt-3 block font-semibold text-sm">{name}</span>
          <span className="block text-muted text-sm">{value}</span>
        </li>
      ))}
    </ul>
  );
}

export function Motion({ texts }: TextsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-6">
      <p className="design-motion card grid justify-items-center gap-3 p-8 text-center text-sm">
        <Logo size={64} />
        {texts.motionTry}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {['default-transition-duration', 'ease-out'].map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold">{readToken(name)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Motif() {
  return (
    <div className="mt-6 grid gap-4 sm:grid-cols-3">
      <div className="relative isolate h-56 overflow-hidden rounded-card bg-dark">
        <KawungField size={170} className="absolute inset-0 -z-20 text-on-dark/10" />
        <div className="glow absolute inset-0 -z-10" />
      </div>
      <div className="relative h-56 overflow-hidden rounded-card bg-primary-strong">
        <KawungField size={132} className="absolute inset-0 text-on-dark/9" />
      </div>
      <div className="relative h-56 overflow-hidden rounded-card border border-line bg-surface-alt">
        <KawungField size={96} className="absolute inset-0 text-accent-strong/20" />
      </div>
    </div>
  );
}
