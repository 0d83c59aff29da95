import { type BandTone, SectionBand } from '#src/components/section-band/section-band.tsx';
import type { Step } from '#src/components/step-list/step-list.tsx';

type StepsProps = { title: string; steps: readonly Step[]; tone?: BandTone };

/** A band with what happens after a form was sent: three or four steps beside each other, where there is room. */
export function Steps({ title, steps, tone = 'surface-alt' }: StepsProps) {
  return (
    <SectionBand tone={tone} title={title}>
      {/* Not a StepList: a chunk for it alone would make the heaviest page heavier. */}
      <ol className="step-row">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
