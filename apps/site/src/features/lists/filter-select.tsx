import { useId } from 'react';

type FilterSelectProps = {
  name: string;
  label: string;
  /** Text of the empty choice. */
  any: string;
  value: string | null;
  options: readonly { value: string; text: string }[];
};

/** A choice of a list's filter form; without one nothing is filtered. */
export function FilterSelect({ name, label, any, value, options }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ''} className="field mt-2">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
