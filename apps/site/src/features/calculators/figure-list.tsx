/** A figure with its name; none where a condition is not met. */
export type NamedFigure = [name: string, figure: string] | false;

/** Names and what they come to, one below the other. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }) {
  return (
    <dl className="figure-list">
      {figures.map(
        (entry) =>
          entry && (
            <div key={entry[0]}>
              <dt>{entry[0]}</dt>
              <dd>{entry[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
