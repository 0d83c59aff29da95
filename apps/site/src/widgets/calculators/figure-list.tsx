/** Names and what they come to, one below the other. */
export function FigureList({ figures }: { figures: readonly ([name: string, figure: string] | false)[] }) {
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
