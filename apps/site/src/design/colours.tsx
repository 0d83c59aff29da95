import { useFormatter } from 'use-intl';
import { contrastOf } from '#src/styles/contrast.ts';
import { SubSection } from './section.tsx';
import type { DesignTexts } from './texts.ts';
import { readToken } from './tokens.ts';

/** Complete class names, because Tailwind scans the source. The last one is the text colour. */
const SWATCHES = {
  tones: [
    ['night', 'bg-night text-haze', 'haze'],
    ['ink', 'bg-ink text-white', 'white'],
    ['sand', 'bg-sand text-ink', 'ink'],
    ['paper', 'bg-paper text-ink', 'ink'],
    ['card', 'bg-card text-ink', 'ink'],
  ],
  words: [
    ['ink', 'bg-paper text-ink', 'paper'],
    ['muted', 'bg-paper text-muted', 'paper'],
    ['haze', 'bg-night text-haze', 'night'],
    ['edge', 'bg-card text-ink border-2 border-edge', 'card'],
    ['line', 'bg-line text-ink', 'ink'],
  ],
  light: [
    ['flame', 'bg-flame text-night', 'night'],
    ['glow', 'bg-glow text-night', 'night'],
    ['flame-mist', 'bg-flame-mist text-ink', 'ink'],
    ['ember', 'bg-paper text-ember', 'paper'],
    ['ember-deep', 'bg-sand text-ember-deep', 'sand'],
  ],
  actions: [
    ['teal', 'bg-teal text-white', 'white'],
    ['teal-dark', 'bg-teal-dark text-white', 'white'],
    ['teal-mist', 'bg-teal-mist text-teal', 'teal'],
  ],
  states: [
    ['info', 'bg-info-mist text-info', 'info-mist'],
    ['success', 'bg-success-mist text-success', 'success-mist'],
    ['warning', 'bg-warning-mist text-warning', 'warning-mist'],
    ['danger', 'bg-danger-mist text-danger', 'danger-mist'],
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
