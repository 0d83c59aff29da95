import type { CalculatorPreset, CalculatorsContent, InterestTier, Locale } from '@beranda/contract';
import { parseNumber } from '#src/components/numbers/parse-number.ts';
import { PREVIOUS_TERM_PARAM, PREVIOUS_VARIANT_PARAM } from './calculator-params.ts';
import type { FieldProblem, Input } from './inputs.ts';
import { MAX_AMOUNT } from './max-amount.ts';
import type { Schedule, ScheduleRow } from './schedule.ts';

export type CalculatorKind = CalculatorPreset['kind'];

/** Raw input from the form, the URL or the API; missing inputs have their initial values. */
export type RawInput = Readonly<Record<string, string>>;

/** Inputs by the name of their value in the terms, in the order of the form. */
export type Inputs<Terms> = { [Name in keyof Terms]-?: Input<Terms[Name]> };

/** A savings product whose interest depends on the balance. */
export type TieredProduct = {
  slug: string;
  name: string;
  /** Language of the name. */
  language: Locale;
  tiers: readonly InterestTier[];
};

type SavingsGoalSettings = CalculatorsContent['savingsGoal'] & {
  /** Products whose interest a calculation can use. */
  products?: readonly TieredProduct[];
  /** The calculator is that of a product: its interest is the first choice, if it has tiers. */
  isOfProduct?: boolean;
};

/** The settings of the back office, and what products add to them. */
export type CalculatorSettings = Omit<CalculatorsContent, 'savingsGoal'> & {
  savingsGoal: SavingsGoalSettings;
};

/** Content from which the settings of a calculator are derived. */
export type CalculatorBasis = {
  settings: CalculatorSettings;
  /** Highest guaranteed deposit rate, percent per annum; null if unknown. */
  guaranteedPercent: number | null;
};

/**
 * A calculator, declared once: its page, form, shared address, download and tests derive from this.
 *
 * @template Settings limits and rates from the back office.
 * @template Terms the validated input.
 * @template Illustration the result.
 */
export type CalculatorDefinition<Settings, Terms, Illustration, Row extends ScheduleRow<Row>> = {
  kind: CalculatorKind;
  settingsFrom: (basis: CalculatorBasis) => Settings;
  /** The inputs, with the limits that apply beside the given ones. */
  inputs: (settings: Settings, input: RawInput) => Inputs<Terms>;
  /** Choice that sets the limits and initial values of the other inputs; also the name of its field. */
  variant?: keyof Terms & string;
  /** The term, where the initial rate goes by it. */
  term?: keyof Terms & string;
  /** Where results can be too large to be exact: an upper bound in rupiah, and the input that gets the error. */
  bound?: { input: string; upperBoundOf: (terms: Terms) => number };
  illustrate: (terms: Terms, settings: Settings) => Illustration;
  schedule: Schedule<Illustration, Row>;
};

export type Valid<Terms> = {
  terms: Terms;
  inputs: Inputs<Terms>;
  /** The shareable query, the same in either language, with its question mark. */
  query: string;
};

export type Validated<Terms> = {
  inputs: Inputs<Terms>;
  /** The selected `variant`; the first one if there is no such option. */
  variant: string | undefined;
  /** Texts by name of the field. */
  fields: Record<string, string>;
  /** The fields of these that follow another term, and are not what was entered. */
  followed: Record<string, string>;
  problems: Partial<Record<string, FieldProblem>>;
  /** Only if all inputs are valid. */
  valid: Valid<Terms> | undefined;
};

type Rules<Settings, Terms> = Pick<
  CalculatorDefinition<Settings, Terms, unknown, never>,
  'inputs' | 'variant' | 'term' | 'bound'
>;

/** Validates the input; shared by form, URL and download. */
export function validateInput<Settings, Terms>(
  calculator: Rules<Settings, Terms>,
  input: RawInput,
  settings: Settings,
  locale: Locale,
): Validated<Terms> {
  const ofVariant = enteredInput(calculator, input, settings, locale);
  const entered = inputOfTerm(calculator, ofVariant, settings, locale);
  const inputs = calculator.inputs(settings, entered);
  const variant = calculator.variant && selectedOption(inputs[calculator.variant], entered, locale);
  const fields: Record<string, string> = {};
  const problems: Validated<Terms>['problems'] = {};
  const followed: Validated<Terms>['followed'] = {};
  const query = new URLSearchParams();
  const values: Partial<Terms> = {};
  for (const key of Object.keys(inputs) as (keyof Terms)[]) {
    const { name, validate, initialText } = inputs[key];
    const validated = validate(entered[name] ?? initialText(locale), locale);
    fields[name] = validated.text;
    if (entered[name] === undefined && !isSame(ofVariant[name] ?? validated.text, validated.text, locale))
      followed[name] = validated.text;
    if ('problem' in validated) problems[name] = validated.problem;
    else {
      values[key] = validated.value;
      if (validated.query !== undefined) query.set(name, validated.query);
    }
  }
  const shown = { inputs, variant, fields, followed };
  if (Object.keys(problems).length > 0) return { ...shown, problems, valid: undefined };
  // Complete: every input without a problem has a value.
  const terms = values as Terms;
  const { bound } = calculator;
  return bound && bound.upperBoundOf(terms) > MAX_AMOUNT
    ? { ...shown, problems: { [bound.input]: 'tooLarge' }, valid: undefined }
    : { ...shown, problems, valid: { terms, inputs, query: `?${query}` } };
}

/** The input without initial values of the previous `variant`. */
function enteredInput<Settings, Terms>(
  { inputs, variant }: Rules<Settings, Terms>,
  input: RawInput,
  settings: Settings,
  locale: Locale,
): RawInput {
  const previous = input[PREVIOUS_VARIANT_PARAM];
  if (variant === undefined || previous === undefined) return input;
  const choice = inputs(settings, input)[variant];
  const isOption = 'value' in choice.validate(previous, locale);
  if (!isOption || previous === selectedOption(choice, input, locale)) return input;
  const others = Object.values<Input>(inputs(settings, { [variant]: previous })).filter(
    ({ name }) => name !== variant,
  );
  return withoutInitialValues(input, others, locale);
}

/** The input without initial values of the previous term, such as the rate that held for it. */
function inputOfTerm<Settings, Terms>(
  { inputs, term }: Rules<Settings, Terms>,
  input: RawInput,
  settings: Settings,
  locale: Locale,
): RawInput {
  const previous = input[PREVIOUS_TERM_PARAM];
  if (term === undefined || previous === undefined) return input;
  const { name } = inputs(settings, input)[term];
  if (input[name] === undefined || isSame(input[name], previous, locale)) return input;
  const others = Object.values<Input>(inputs(settings, { ...input, [name]: previous })).filter(
    (other) => other.isNumber && other.name !== name,
  );
  return withoutInitialValues(input, others, locale);
}

/** The input without those values of these fields that nobody has changed. */
function withoutInitialValues(input: RawInput, fields: readonly Input[], locale: Locale): RawInput {
  const untouched = fields
    .filter(({ name, initialText }) => isSame(input[name], initialText(locale), locale))
    .map(({ name }) => name);
  return Object.fromEntries(Object.entries(input).filter(([name]) => !untouched.includes(name)));
}

function selectedOption({ name, validate, initialText }: Input, input: RawInput, locale: Locale): string {
  const text = input[name];
  return text !== undefined && 'value' in validate(text, locale) ? text : initialText(locale);
}

/** Same text, or same number in another notation. */
function isSame(text: string | undefined, other: string, locale: Locale): boolean {
  if (text === undefined || text === other) return text === other;
  const number = parseNumber(text, locale);
  return number !== undefined && number === parseNumber(other, locale);
}

/** Names of the numeric inputs. */
export function numbersOf<Terms>(inputs: Inputs<Terms>): string[] {
  return Object.values<Input>(inputs)
    .filter(({ isNumber }) => isNumber)
    .map(({ name }) => name);
}
