import { PREVIOUS_TERM_PARAM, PREVIOUS_VARIANT_PARAM } from './calculator-params.ts';
import type { Validated } from './definition.ts';
import type { Input } from './inputs.ts';
import { NumberField } from './number-field.tsx';
import { RadioFieldset } from './radio-fieldset.tsx';
import { useCalculatorTexts } from './use-calculator-texts.ts';

type FieldsProps<Terms> = {
  /** Prefix of the field ids, unique on the page. */
  id: string;
  /** Initial texts. */
  initial: Record<string, string>;
  validated: Pick<Validated<Terms>, 'inputs' | 'fields' | 'problems' | 'variant'>;
};

/** The fields of a calculator except those with the given names. */
export function CalculatorFields<Terms>({ omit, ...form }: FieldsProps<Terms> & { omit: readonly string[] }) {
  return Object.values<Input>(form.validated.inputs)
    .filter(({ name }) => !omit.includes(name))
    .map((input) => <Field key={input.name} input={input} {...form} />);
}

/** The choice on which the other fields depend; hidden if there is only one. */
export function VariantField<Terms>({ name, ...form }: FieldsProps<Terms> & { name: keyof Terms & string }) {
  const { inputs, problems, variant } = form.validated;
  const input: Input = inputs[name];
  const isOnly = input.field && 'values' in input.field && input.field.values.length === 1;
  return (
    <>
      {isOnly && !problems[name] ? (
        <input type="hidden" name={name} value={variant} />
      ) : (
        <Field input={input} {...form} />
      )}
      <input type="hidden" name={PREVIOUS_VARIANT_PARAM} value={variant} />
    </>
  );
}

/** The term for which the form shows a rate. */
export function PreviousTerm<Terms>({
  name,
  validated: { inputs, fields },
}: Pick<FieldsProps<Terms>, 'validated'> & { name: keyof Terms & string }) {
  return <input type="hidden" name={PREVIOUS_TERM_PARAM} value={fields[inputs[name].name] ?? ''} />;
}

function Field<Terms>({ id, initial, validated, input }: FieldsProps<Terms> & { input: Input }) {
  const texts = useCalculatorTexts();
  const { name, label, field, className } = input;
  if (!field) return null;
  const shared = { id: `${id}-${name}`, name, label: texts.t(label), problem: validated.problems[name] };
  const text = initial[name] ?? '';
  if ('values' in field)
    return (
      <RadioFieldset {...shared} options={field.options(texts)} chosen={text} isStacked={field.isStacked} />
    );
  const { isWhole, before, after, format } = field.unit;
  const number = (
    <NumberField
      {...shared}
      text={text}
      currentText={validated.fields[name] ?? text}
      range={field.range}
      isWhole={isWhole}
      currency={before && texts.t(before)}
      unit={after?.(texts)}
      format={(value) => format(value, texts)}
    />
  );
  return className ? <div className={className}>{number}</div> : number;
}
