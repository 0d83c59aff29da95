/** A figure with its name; false omits it. */
export type NamedFigure = [name: string, figure: string] | false;

/** Description list of figures. */
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
