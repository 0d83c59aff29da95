import { SectionBand } from '#src/components/section-band/section-band.tsx';

export type Step = { title: string; text: string };

/** What happens, step by step: three or four. */
export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const columns = steps.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4';
  return (
    <SectionBand tone="surface-alt" title={title}>
      <ol className={`grid gap-x-8 gap-y-10 ${columns}`}>
        {steps.map((step, index) => (
          <li key={step.title} className="border-edge border-t pt-5">
            <span aria-hidden="true" className="font-bold text-3xl text-accent-strong tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
