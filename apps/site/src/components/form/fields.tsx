import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { FieldError } from './field-error.tsx';

type FieldProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not depend on the form's shape
  field: FieldMetadata<any, any, string[]>;
  label: string;
  help?: string;
  isRequired?: boolean;
  className?: string;
};

const helpId = (field: FieldProps['field']) => `${field.id}-help`;

/** `aria-describedby`: the ids of help text and error. */
function describedBy({ field, help }: FieldProps): string | undefined {
  return [help && helpId(field), field.errors && field.errorId].filter(Boolean).join(' ') || undefined;
}

function Label({ text, isRequired }: { text: string; isRequired?: boolean }) {
  return (
    <>
      {text}
      {isRequired && (
        <span className="text-danger" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
}

function Help({ props }: { props: FieldProps }) {
  if (!props.help) return null;
  return (
    <p id={helpId(props.field)} className="mt-0.5 text-muted text-sm">
      {props.help}
    </p>
  );
}

function FieldFrame({ props, children }: { props: FieldProps; children: ReactNode }) {
  return (
    <div className={props.className}>
      <label htmlFor={props.field.id} className="font-semibold">
        <Label text={props.label} isRequired={props.isRequired} />
      </label>
      <Help props={props} />
      <div className="mt-2">{children}</div>
      <FieldError id={props.field.errorId} code={props.field.errors?.[0]} />
    </div>
  );
}

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete?: string;
  /** Latest value of a date. */
  max?: string;
  /** Values to choose from while typing. */
  suggestions?: readonly string[];
  inputMode?: 'numeric' | 'tel' | 'email';
  /** Never saved to browser storage. */
  isPrivate?: boolean;
};

export function TextField(allProps: TextFieldProps) {
  const { type = 'text', autoComplete, inputMode, isPrivate, max, suggestions, ...props } = allProps;
  const { key, ...input } = getInputProps(props.field, { type });
  const listId = suggestions && `${props.field.id}-list`;
  return (
    <FieldFrame props={props}>
      <input
        key={key}
        {...input}
        aria-describedby={describedBy(props)}
        aria-required={props.isRequired}
        autoComplete={autoComplete}
        inputMode={inputMode}
        max={max}
        list={listId}
        data-private={isPrivate}
        className="field"
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

export function TextArea({ limit, ...props }: FieldProps & { limit: number }) {
  const t = useTranslations('form');
  const { key, ...textarea } = getTextareaProps(props.field);
  const used = typeof props.field.value === 'string' ? props.field.value.length : 0;
  return (
    <FieldFrame props={props}>
      <textarea
        key={key}
        {...textarea}
        aria-describedby={describedBy(props)}
        aria-required={props.isRequired}
        rows={6}
        className="field"
      />
      <p className="mt-1 text-right text-muted text-sm tabular-nums">{t('characters', { used, limit })}</p>
    </FieldFrame>
  );
}

type Option = { value: string; label: string; lang?: string };
type ChoiceProps = FieldProps & { options: readonly Option[] };
type SelectProps = FieldProps & { groups: readonly { name?: string; values: readonly Option[] }[] };

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
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
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
            <optgroup key={name} label={name}>
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
