import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { type Step, StepList } from '#src/components/step-list/step-list.tsx';

/** A band with what happens after a form was sent: three or four steps. */
export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <SectionBand tone="surface-alt" title={title}>
      <StepList steps={steps} isRow />
    </SectionBand>
  );
}
