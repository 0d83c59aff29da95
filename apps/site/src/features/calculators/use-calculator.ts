import { type InputEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { PREVIOUS_VARIANT_PARAM } from './calculator-params.ts';
import { type CalculatorDefinition, type RawInput, validateInput } from './definition.ts';
import type { ScheduleRow } from './schedule.ts';
import { useFieldValues } from './use-field-values.ts';

/**
 * Tracks the form of a calculator and computes the result of valid input.
 *
 * `initial` are the initial values of the fields; they change when another `variant` is selected. `result` is that of the
 * last valid input, if any: deferred, so that typing and sliding stay responsive.
 */
export function useCalculator<Settings, Terms, Illustration, Row extends ScheduleRow<Row>>(
  calculator: CalculatorDefinition<Settings, Terms, Illustration, Row>,
  settings: Settings,
  input: RawInput = {},
) {
  const locale = useSiteLocale();
  const validate = (values: RawInput) => validateInput(calculator, values, settings, locale);
  const [initial, setInitial] = useState(() => validate(input).fields);
  const { form, values, onInput, setValues, writeTexts } = useFieldValues(initial);
  const validated = validate(values);
  const { variant } = calculator;

  function showFields(fields: Record<string, string>): void {
    setInitial(fields);
    setValues(fields);
  }

  // Another variant was selected before hydration.
  if (variant && values[variant] !== initial[variant]) showFields(validated.fields);

  // After the hidden field has the new term, so that what is typed from then on is kept.
  useEffect(() => {
    if (Object.keys(validated.followed).length > 0) writeTexts(validated.followed);
  });

  const [lastValid, setLastValid] = useState(validated.valid);
  if (validated.valid && validated.valid.query !== lastValid?.query) setLastValid(validated.valid);
  const valid = useDeferredValue(lastValid);
  const illustration = useMemo(
    () => valid && calculator.illustrate(valid.terms, settings),
    [calculator, valid, settings],
  );
  return {
    form,
    onInput(event: InputEvent<HTMLFormElement>) {
      const { name, value } = event.target as HTMLInputElement;
      if (!variant || name !== variant) return onInput(event);
      // As the form would submit it.
      showFields(
        validate({ ...values, [variant]: value, [PREVIOUS_VARIANT_PARAM]: validated.variant ?? '' }).fields,
      );
    },
    initial,
    validated,
    result: valid && illustration && { ...valid, illustration },
  };
}
