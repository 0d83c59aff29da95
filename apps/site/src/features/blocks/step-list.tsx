/** Ordered steps. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative flex gap-5 pb-8 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-10 bottom-0 left-5 border-line border-l" />
          )}
          <span
            aria-hidden="true"
            className="flex size-10 flex-none items-center justify-center rounded-full bg-accent-soft font-bold text-accent-stronger tabular-nums"
          >
            {index + 1}
          </span>
          <div className="max-w-text pt-1.5">
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
