import type { ReactNode } from 'react';
import type { Choice } from './conflict-choices.ts';

type ConflictSidesProps = {
  label: string;
  /** Names the choice in the dialog. */
  name: string;
  choice: Choice | null;
  names: Record<Choice, string>;
  sides: readonly Choice[];
  /** The display text of a side. */
  textOf: (side: Choice) => string;
  onChoose: (choice: Choice) => void;
  children?: ReactNode;
};

/** The sides of a field of a conflict, or of a part of it, of which one is chosen. */
export function ConflictSides(props: ConflictSidesProps) {
  const { children, choice, label, name, names, onChoose, sides, textOf } = props;
  return (
    <fieldset className="conflict-field">
      <legend>{label}</legend>
      <div className="conflict-field__sides">
        {sides.map((side) => (
          <label key={side} className="conflict-field__side">
            <span className="conflict-field__name">
              <input
                type="radio"
                name={`conflict-${name}`}
                value={side}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {names[side]}
            </span>
            <span className="conflict-field__text">{textOf(side)}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
