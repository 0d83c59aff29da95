import type { CalculatorsContent } from '@beranda/contract';
import { type InputEvent, type RefObject, useMemo, useState } from 'react';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useFieldValues } from '../use-field-values.ts';
import { useLastValid } from '../use-last-valid.ts';
import { type DepositIllustration, illustrateDeposit } from './deposit-illustration.ts';
import {
  type DepositInput,
  type DepositOffer,
  depositQuery,
  type ValidatedDeposit,
  validateDeposit,
} from './deposit-terms.ts';

/** Form state of a time deposit and its result. */
export type DepositState = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** Initial values of the fields. */
  initial: ValidatedDeposit['fields'];
  validated: ValidatedDeposit;
  /** Of the last valid input, if any. It may lag behind (deferred value) while a slider moves. */
  illustration: DepositIllustration | undefined;
};

/** Tracks a deposit form and computes the result of valid input. */
export function useDeposit(
  input: DepositInput,
  offer: DepositOffer,
  tax: CalculatorsContent['interestTax'],
): DepositState {
  const locale = useSiteLocale();
  const [initial] = useState(() => validateDeposit(input, offer, locale).fields);
  const { form, values, onInput } = useFieldValues(initial);
  const validated = validateDeposit(values, offer, locale);
  const lastValid = useLastValid(validated.terms, depositQuery);
  const illustration = useMemo(() => lastValid && illustrateDeposit(lastValid, tax), [lastValid, tax]);
  return { form, onInput, initial, validated, illustration };
}
