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

/** The form of a savings goal, and what comes of it. */
export type SavingsState = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** What the fields hold at first. */
  initial: ValidatedSavings['fields'];
  validated: ValidatedSavings;
  /** Of the last terms that were sound, where there were any. It may lag behind a slider that moves. */
  illustration: SavingsIllustration | undefined;
};

/** Follows a form for savings and works it out as soon as it is sound. */
export function useSavings(
  input: SavingsInput,
  offer: SavingsOffer,
  tax: CalculatorsContent['interestTax'],
): SavingsState {
  const locale = useSiteLocale();
  const [initial] = useState(() => validateSavings(input, offer, locale).fields);
  const { form, values, onInput } = useFieldValues(initial);
  const validated = validateSavings(values, offer, locale);
  const shown = useLastValid(validated.terms, savingsQuery);
  const illustration = useMemo(() => shown && illustrateSavings(shown, tax), [shown, tax]);
  return { form, onInput, initial: initial, validated, illustration };
}
