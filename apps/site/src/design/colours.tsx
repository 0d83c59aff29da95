import { useFormatter } from 'use-intl';
import { contrastOf } from '#src/styles/contrast.ts';
import { SubSection } from './section.tsx';
import type { DesignTexts } from './texts.ts';
import { readToken } from './tokens.ts';

/** Complete class names, because Tailwind scans the source. The last one is the text colour. */
const SWATCHES = {
  tones: [
    ['night', 'bg-dark text-muted-on-dark', 'haze'],
    ['ink', 'bg-foreground text-on-dark', 'white'],
    ['sand', 'bg-surface-alt text-foreground', 'ink'],
    ['paper', 'bg-surface text-foreground', 'ink'],
    ['card', 'bg-card text-foreground', 'ink'],
  ],
  words: [
    ['ink', 'bg-surface text-foreground', 'paper'],
    ['muted', 'bg-surface text-muted', 'paper'],
    ['haze', 'bg-dark text-muted-on-dark', 'night'],
    ['edge', 'bg-card text-foreground border-2 border-edge', 'card'],
    ['line', 'bg-line text-foreground', 'ink'],
  ],
  light: [
    ['flame', 'bg-accent text-dark', 'night'],
    ['glow', 'bg-accent-bright text-dark', 'night'],
    ['flame-mist', 'bg-accent-soft text-foreground', 'ink'],
    ['ember', 'bg-surface text-accent-strong', 'paper'],
    ['ember-deep', 'bg-surface-alt text-accent-stronger', 'sand'],
  ],
  actions: [
    ['teal', 'bg-primary text-on-dark', 'white'],
    ['teal-dark', 'bg-primary-strong text-on-dark', 'white'],
    ['teal-mist', 'bg-primary-soft text-primary', 'teal'],
  ],
  states: [
    ['info', 'bg-info-soft text-info', 'info-mist'],
    ['success', 'bg-success-soft text-success', 'success-mist'],
    ['warning', 'bg-warning-soft text-warning', 'warning-mist'],
    ['danger', 'bg-danger-soft text-danger', 'danger-mist'],
  ],
} as const;

export function Colours({ texts }: { texts: DesignTexts }) {
  const format = useFormatter();
  return Object.entries(SWATCHES).map(([group, swatches]) => (
    <SubSection key={group} title={texts[group as keyof typeof SWATCHES]}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {swatches.map(([name, className, other]) => (
          <li
            key={name}
            className={`flex min-h-40 flex-col justify-end rounded-card p-4 text-sm ${className.includes('border-') ? '' : 'border border-line'} ${className}`}
          >
            <span className="mb-auto font-bold text-2xl tabular-nums">
              {format.number(contrastOf(readToken(`color-${name}`), readToken(`color-${other}`)), {
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              })}
            </span>
            <span className="font-semibold text-base">{name}</span>
            <span>/ {other}</span>
            <span className="uppercase">{readToken(`color-${name}`)}</span>
          </li>
        ))}
      </ul>
    </SubSection>
  ));
}
