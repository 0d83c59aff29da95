import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** Reasons to choose the bank, each with a figure. */
export function Reasons({ data: { home }, tone }: SectionProps) {
  const { eyebrow, title, reasons } = home.why;
  return (
    <SectionBand id={sectionId('why')} tone={tone} eyebrow={eyebrow} title={title}>
      <ul className="grid gap-x-10 gap-y-10 border-line border-t pt-12 sm:grid-cols-2 lg:grid-cols-4">
        {reasons.map((reason) => (
          <li key={reason.unit}>
            <p className="font-bold text-5xl text-primary tracking-tight">{reason.figure}</p>
            <p className="mt-3 font-semibold text-lg">{reason.unit}</p>
            <p className="mt-1 text-muted">{reason.text}</p>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
