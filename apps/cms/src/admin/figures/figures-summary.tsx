type Props = {
  /** Each figure with its label. */
  figures: readonly (readonly [label: string, value: string])[];
};

/** The few figures that sum up a screen. Styled by `figures-screen.css`. */
export function FiguresSummary({ figures }: Props) {
  return (
    <dl className="figures-screen__summary">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
