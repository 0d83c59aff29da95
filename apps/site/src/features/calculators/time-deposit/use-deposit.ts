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

/** The form of a time deposit, and what comes of it. */
export type DepositState = {
  form: RefObject<HTMLFormElement | null>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** What the fields hold at first. */
  initial: ValidatedDeposit['fields'];
  validated: ValidatedDeposit;
  /** Of the last terms that were sound, where there were any. It may lag behind a slider that moves. */
  illustration: DepositIllustration | undefined;
};

/** Follows a form for a deposit and works it out as soon as it is sound. */
export function useDeposit(
  input: DepositInput,
  offer: DepositOffer,
  tax: CalculatorsContent['interestTax'],
): DepositState {
  const locale = useSiteLocale();
  const [initial] = useState(() => validateDeposit(input, offer, locale).fields);
  const { form, values, onInput } = useFieldValues(initial);
  const validated = validateDeposit(values, offer, locale);
  const shown = useLastValid(validated.terms, depositQuery);
  const illustration = useMemo(() => shown && illustrateDeposit(shown, tax), [shown, tax]);
  return { form, onInput, initial: initial, validated, illustration };
}
