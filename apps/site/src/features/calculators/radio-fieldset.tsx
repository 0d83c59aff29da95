import type { ChoiceOption, FieldProblem } from './inputs.ts';
import { ProblemText } from './problem-text.tsx';

type RadioFieldsetProps = {
  id: string;
  name: string;
  label: string;
  options: readonly ChoiceOption[];
  /** Initial choice; none of the options if the URL had an unknown value. */
  chosen: string;
  problem: FieldProblem | undefined;
  /** Stacked, for longer texts. */
  isStacked?: boolean;
};

/**
 * Native radio buttons of a form whose values are in the URL. `RadioGroup` in `components/form` is for the forms that are
 * sent to the bank.
 */
export function RadioFieldset({ id, name, label, options, chosen, problem, isStacked }: RadioFieldsetProps) {
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="label">{label}</legend>
      <ProblemText id={`${id}-problem`} problem={problem} />
      <div className={isStacked ? 'choices choices-stacked' : 'choices'} data-count={options.length}>
        {options.map(({ value, text, lang, note }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              aria-invalid={problem ? true : undefined}
            />
            <span>
              {lang ? <span lang={lang}>{text}</span> : text}
              {note && <span className="choice-note"> {note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
