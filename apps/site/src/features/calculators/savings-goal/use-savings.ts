import type { CalculatorsContent } from '@beranda/contract';
import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useFieldValues } from '../use-field-values.ts';
import { useLastValid } from '../use-last-valid.ts';
import { illustrateSavings, type SavingsIllustration } from './savings-illustration.ts';
import {
  type SavingsInput,
  type SavingsOffer,
  savingsQuery,
  type ValidatedSavings,
  validateSavings,
} from './savings-terms.ts';

/** Form state of a savings goal and its result. */
export type SavingsState = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** Initial values of the fields. */
  initial: ValidatedSavings['fields'];
  validated: ValidatedSavings;
  /** Of the last valid input, if any. It may lag behind (deferred value) while a slider moves. */
  illustration: SavingsIllustration | undefined;
};

/** Tracks a savings form and computes the result of valid input. */
export function useSavings(
  input: SavingsInput,
  offer: SavingsOffer,
  tax: CalculatorsContent['interestTax'],
): SavingsState {
  const locale = useSiteLocale();
  const [initial] = useState(() => validateSavings(input, offer, locale).fields);
  const { form, values, onInput } = useFieldValues(initial);
  const validated = validateSavings(values, offer, locale);
  const lastValid = useLastValid(validated.terms, savingsQuery);
  const illustration = useMemo(() => lastValid && illustrateSavings(lastValid, tax), [lastValid, tax]);
  return { form, onInput, initial, validated, illustration };
}
