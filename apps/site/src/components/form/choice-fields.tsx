import type { ReactNode } from 'react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FieldError } from './field-error.tsx';
import { describedBy, FieldFrame, type FieldProps, Help, Label } from './field-frame.tsx';

type Option = { value: string; label: string; lang?: string };
type ChoiceProps = FieldProps & { options: readonly Option[] };
type SelectProps = FieldProps & { groups: readonly { name?: string; values: readonly Option[] }[] };

/** Three short options fit beside each other; of three long ones two would leave an empty place. */
function columnsOf(options: readonly Option[]): string {
  if (options.length !== 3) return 'sm:grid-cols-2 sm:*:last:odd:col-span-2';
  return options.every(({ label }) => label.length <= 14) ? 'sm:grid-cols-3' : '';
}

/** Single choice of few options. */
export function RadioGroup({ options, ...props }: ChoiceProps) {
  const { field } = props;
  const isInvalid = field.errors !== undefined;
  return (
    // The first option has the field's id, so that the error summary links to a focusable element.
    <div
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-required={props.isRequired}
      aria-describedby={describedBy(props)}
      className={props.className}
    >
      <p id={`${field.id}-label`} className="font-semibold">
        <Label text={props.label} isRequired={props.isRequired} />
      </p>
      <Help props={props} />
      <div className={`mt-2 grid gap-2 ${columnsOf(options)}`}>
        {options.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${value}`}
              name={field.name}
              value={value}
              form={field.formId}
              defaultChecked={field.initialValue === value}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? field.errorId : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={field.errorId} code={field.errors?.[0]} />
    </div>
  );
}

/** Single choice of many options, which may be in groups. */
export function Select({ groups, ...props }: SelectProps) {
  const t = useTranslations('form');
  const { field } = props;
  return (
    <FieldFrame props={props}>
      <select
        id={field.id}
        name={field.name}
        form={field.formId}
        defaultValue={String(field.initialValue ?? '')}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(props)}
        aria-required={props.isRequired}
        className="field"
      >
        <option value="">{t('choose')}</option>
        {groups.map(({ name, values }) =>
          name ? (
            // Keyed by value: the name changes with the language, and a new key would remount the options and lose the selection.
            <optgroup key={values[0]?.value} label={name}>
              <Options values={values} />
            </optgroup>
          ) : (
            <Options key="" values={values} />
          ),
        )}
      </select>
    </FieldFrame>
  );
}

function Options({ values }: { values: readonly Option[] }) {
  return values.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ));
}

/** A checkbox; `children` stand below its label. */
export function Checkbox({ children, ...props }: FieldProps & { children?: ReactNode }) {
  const { field, label, isRequired, className } = props;
  const isInvalid = field.errors !== undefined;
  return (
    <div className={className}>
      <label className="choice">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          form={field.formId}
          defaultChecked={field.initialValue === 'on'}
          aria-required={isRequired}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? field.errorId : undefined}
        />
        <span>
          <Label text={label} isRequired={isRequired} />
        </span>
      </label>
      {children}
      <FieldError id={field.errorId} code={field.errors?.[0]} />
    </div>
  );
}
