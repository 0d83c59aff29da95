import { Choices } from './choices.tsx';
import { PREVIOUS, type Validated } from './definition.ts';
import type { FieldProblem, Input } from './inputs.ts';
import { NumberField } from './number-field.tsx';
import { useWords } from './use-words.ts';

type FieldsProps<Terms> = {
  /** Prefix of the field ids, unique on the page. */
  id: string;
  /** Initial texts. */
  initial: Record<string, string>;
  validated: Validated<Terms>;
};

/** The fields of a calculator except those with the given names. */
export function CalculatorFields<Terms>({
  id,
  initial,
  validated: { inputs, problems },
  omit,
}: FieldsProps<Terms> & { omit: readonly string[] }) {
  return Object.values<Input>(inputs)
    .filter(({ name }) => !omit.includes(name))
    .map((input) => {
      const { name, className } = input;
      const field = (
        <Field
          key={name}
          id={`${id}-${name}`}
          input={input}
          text={initial[name] ?? ''}
          problem={problems[name]}
        />
      );
      return className ? (
        <div key={name} className={className}>
          {field}
        </div>
      ) : (
        field
      );
    });
}

/** The choice on which the other fields depend; hidden if there is only one. */
export function VariantField<Terms>({
  id,
  initial,
  validated: { inputs, problems, variant },
  name,
}: FieldsProps<Terms> & { name: keyof Terms & string }) {
  const input: Input = inputs[name];
  const isOnly = 'values' in input.field && input.field.values.length === 1;
  return (
    <>
      {isOnly && !problems[name] ? (
        <input type="hidden" name={name} value={variant} />
      ) : (
        <Field id={`${id}-${name}`} input={input} text={initial[name] ?? ''} problem={problems[name]} />
      )}
      <input type="hidden" name={PREVIOUS} value={variant} />
    </>
  );
}

type FieldProps = { id: string; input: Input; text: string; problem: FieldProblem | undefined };

function Field({ id, input: { name, label, field }, text, problem }: FieldProps) {
  const words = useWords();
  const shared = { id, name, label: words.t(label), problem };
  if ('values' in field)
    return <Choices {...shared} options={field.options(words)} chosen={text} isStacked={field.isStacked} />;
  const { isWhole, before, after, say } = field.unit;
  return (
    <NumberField
      {...shared}
      text={text}
      range={field.range}
      isWhole={isWhole}
      currency={before && words.t(before)}
      unit={after?.(words)}
      say={(value) => say(value, words)}
    />
  );
}
