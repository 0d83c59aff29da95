export type Step = { title: string; text: string };

type StepListProps = {
  steps: readonly Step[];
  /** Beside each other where there is room: three or four with short texts. */
  isRow?: boolean;
};

/** What happens, step by step, in order. */
export function StepList({ steps, isRow = false }: StepListProps) {
  const columns = steps.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4';
  return (
    <ol className={isRow ? `grid gap-x-8 gap-y-10 ${columns}` : 'step-list'}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={isRow ? undefined : 'flex gap-5'}>
          <span aria-hidden="true" className="step-number">
            {index + 1}
          </span>
          <div className={isRow ? 'mt-4' : 'max-w-text pt-1.5'}>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
