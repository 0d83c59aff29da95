import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** Reasons to choose the bank, each with a figure. */
export function Reasons({ data: { home }, tone }: SectionProps) {
  const { eyebrow, title, reasons } = home.why;
  return (
    <SectionBand id={sectionId('why')} tone={tone} eyebrow={eyebrow} title={title}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 border-line border-t pt-8 sm:gap-10 lg:grid-cols-4">
        {reasons.map((reason) => (
          <li key={reason.unit}>
            <p className="font-bold text-3xl text-primary leading-tight tracking-tight sm:text-5xl">
              {reason.figure}
            </p>
            <p className="mt-2 font-semibold leading-snug sm:text-lg">{reason.unit}</p>
            <p className="mt-1 text-muted max-sm:text-sm">{reason.text}</p>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
