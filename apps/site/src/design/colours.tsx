import { useFormatter } from '#src/i18n/use-formatter.ts';
import { contrastOf } from '#src/styles/contrast.ts';
import { SubSection } from './section.tsx';
import type { DesignTexts } from './texts.ts';
import { readToken } from './tokens.ts';

/** Complete class names, because Tailwind scans the source. The last one is the text colour. */
const SWATCHES = {
  tones: [
    ['dark', 'bg-dark text-muted-on-dark', 'muted-on-dark'],
    ['dark-raised', 'bg-dark-raised text-on-dark', 'on-dark'],
    ['surface-alt', 'bg-surface-alt text-foreground', 'foreground'],
    ['surface', 'bg-surface text-foreground', 'foreground'],
    ['card', 'bg-card text-foreground', 'foreground'],
  ],
  words: [
    ['foreground', 'bg-surface text-foreground', 'surface'],
    ['muted', 'bg-surface text-muted', 'surface'],
    ['muted-on-dark', 'bg-dark text-muted-on-dark', 'dark'],
    ['edge', 'bg-card text-foreground border-2 border-edge', 'card'],
    ['line', 'bg-line text-foreground', 'foreground'],
  ],
  light: [
    ['accent', 'bg-accent text-dark', 'dark'],
    ['accent-bright', 'bg-accent-bright text-dark', 'dark'],
    ['accent-soft', 'bg-accent-soft text-foreground', 'foreground'],
    ['accent-strong', 'bg-surface text-accent-strong', 'surface'],
    ['accent-stronger', 'bg-surface-alt text-accent-stronger', 'surface-alt'],
  ],
  actions: [
    ['primary', 'bg-primary text-on-fill', 'on-fill'],
    ['primary-strong', 'bg-primary-strong text-on-fill', 'on-fill'],
    ['dark-primary', 'bg-dark-primary text-on-dark', 'on-dark'],
    ['primary-soft', 'bg-primary-soft text-primary', 'primary'],
  ],
  states: [
    ['info', 'bg-info-soft text-info', 'info-soft'],
    ['success', 'bg-success-soft text-success', 'success-soft'],
    ['warning', 'bg-warning-soft text-warning', 'warning-soft'],
    ['danger', 'bg-danger-soft text-danger', 'danger-soft'],
    ['dark-danger', 'bg-dark-danger text-on-dark', 'on-dark'],
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
