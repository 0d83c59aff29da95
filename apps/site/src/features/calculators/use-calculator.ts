import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import {
  type CalculatorDefinition,
  PREVIOUS,
  type RawInput,
  type Valid,
  type Validated,
  validateInput,
} from './definition.ts';
import type { ScheduleRow } from './schedule.ts';
import { useFieldValues } from './use-field-values.ts';
import { useLastValid } from './use-last-valid.ts';

/** Form state of a calculator and its result. */
export type CalculatorState<Terms, Illustration> = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** Initial values of the fields; they change when another `variant` is selected. */
  initial: Record<string, string>;
  validated: Validated<Terms>;
  /** Of the last valid input, if any. It may lag behind (deferred value) while a slider moves. */
  result: (Valid<Terms> & { illustration: Illustration }) | undefined;
};

/** Tracks the form of a calculator and computes the result of valid input. */
export function useCalculator<Settings, Terms, Illustration, Row extends ScheduleRow<Row>>(
  calculator: CalculatorDefinition<Settings, Terms, Illustration, Row>,
  settings: Settings,
  input: RawInput = {},
): CalculatorState<Terms, Illustration> {
  const locale = useSiteLocale();
  const validate = (values: RawInput) => validateInput(calculator, values, settings, locale);
  const [initial, setInitial] = useState(() => validate(input).fields);
  const { form, values, onInput, setValues } = useFieldValues(initial);
  const validated = validate(values);
  const { variant } = calculator;

  function showFields(fields: Record<string, string>): void {
    setInitial(fields);
    setValues(fields);
  }

  // Another variant was selected before hydration.
  if (variant && values[variant] !== initial[variant]) showFields(validated.fields);

  const valid = useLastValid(validated.valid);
  const illustration = useMemo(
    () => valid && calculator.illustrate(valid.terms, settings),
    [calculator, valid, settings],
  );
  return {
    form,
    onInput(event) {
      const { name, value } = event.target as HTMLInputElement;
      if (!variant || name !== variant) return onInput(event);
      // As the form would submit it.
      showFields(validate({ ...values, [variant]: value, [PREVIOUS]: validated.variant ?? '' }).fields);
    },
    initial,
    validated,
    result: valid && illustration && { ...valid, illustration },
  };
}
