export type NamedFigure = readonly [name: string, figure: string];

/** Description list of figures; `false` leaves one out. */
export function FigureList({ figures }: { figures: readonly (NamedFigure | false)[] }) {
  return (
    <dl className="figure-list">
      {figures
        .filter((named) => named !== false)
        .map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
    </dl>
  );
}
